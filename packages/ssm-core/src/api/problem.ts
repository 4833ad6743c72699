import type { ProblemCode } from './types.ts';

/** HTTP status of each problem code. An answer without a usable body gets the first code of its status. */
export const problemStatuses: Readonly<Record<ProblemCode, number>> = {
  invalid_parameter: 400,
  unknown_version: 400,
  unknown_field: 400,
  unknown_filter: 400,
  invalid_filter: 400,
  invalid_operator: 400,
  invalid_number: 400,
  invalid_range: 400,
  too_many_clauses: 400,
  too_many_keywords: 400,
  filter_not_in_version: 400,
  not_on_menu: 400,
  unauthenticated: 401,
  forbidden: 403,
  filter_forbidden: 403,
  not_found: 404,
  analyte_not_found: 404,
  method_not_allowed: 405,
  not_acceptable: 406,
  conflict: 409,
  name_taken: 409,
  too_many_panels: 409,
  too_many_versions: 409,
  too_many_collections: 409,
  too_much_stored: 409,
  precondition_failed: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  too_many_rows: 413,
  unreadable_workbook: 422,
  empty_workbook: 422,
  precondition_required: 428,
  too_many_requests: 429,
  too_much_sent: 429,
  headers_too_large: 431,
  internal: 500,
  unavailable: 503,
  insufficient_storage: 507,
};

export function isProblemCode(code: unknown): code is ProblemCode {
  return typeof code === 'string' && Object.hasOwn(problemStatuses, code);
}

export function problemCodeOf(status: number): ProblemCode {
  const codes = Object.keys(problemStatuses) as ProblemCode[];
  const code = codes.find((candidate) => problemStatuses[candidate] === status);
  if (code !== undefined) return code;
  if (status === 502 || status === 504) return 'unavailable';
  return status >= 500 ? 'internal' : 'invalid_parameter';
}
