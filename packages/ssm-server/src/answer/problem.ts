/** Errors of the contract: application/problem+json (RFC 9457) with a code from the contract's list. */
import { type AssayVersion, type Problem, type ProblemCode, problemStatuses, type WithdrawnReagent } from 'ssm-core';

export const problemMediaType = 'application/problem+json';

const titles: Readonly<Record<ProblemCode, string>> = {
  invalid_parameter: 'Invalid parameter',
  unknown_version: 'Unknown version',
  unknown_field: 'Unknown field',
  unknown_filter: 'Unknown filter',
  invalid_filter: 'Invalid filter',
  invalid_operator: 'Invalid operator',
  invalid_number: 'Invalid number',
  invalid_range: 'Invalid range',
  too_many_clauses: 'Too many clauses',
  too_many_keywords: 'Too many keywords',
  filter_not_in_version: 'Filter not in version',
  not_on_menu: 'Not on the menu',
  unauthenticated: 'Not signed in',
  forbidden: 'Not permitted',
  filter_forbidden: 'Filter not permitted',
  not_found: 'Not found',
  analyte_not_found: 'Not on the menu',
  method_not_allowed: 'Method not allowed',
  not_acceptable: 'Not acceptable',
  conflict: 'Conflict',
  name_taken: 'Name taken',
  too_many_panels: 'Too many panels',
  too_many_versions: 'Too many versions',
  too_many_collections: 'Too many collections',
  too_much_stored: 'Too much stored',
  precondition_failed: 'Changed since',
  payload_too_large: 'Body too large',
  unsupported_media_type: 'Unsupported media type',
  range_not_satisfiable: 'Range not satisfiable',
  too_many_rows: 'Too many rows',
  unreadable_workbook: 'Unreadable workbook',
  empty_workbook: 'Empty workbook',
  precondition_required: 'Precondition required',
  too_many_requests: 'Too many requests',
  too_much_sent: 'Too much sent',
  headers_too_large: 'Headers too large',
  internal: 'Internal error',
  unavailable: 'Unavailable',
  insufficient_storage: 'Insufficient storage',
};

/** Longer names from the caller are cut to this many characters. */
const longestName = 80;
const mostSeqIds = 20;
const mostNearest = 5;

export interface ProblemDetails {
  readonly code: ProblemCode;
  readonly detail: string;
  readonly field?: string | undefined;
  /** Number of the wrong clause, from 1. */
  readonly clause?: number | undefined;
  readonly panelId?: string | undefined;
  readonly collectionId?: string | undefined;
  readonly number?: number | undefined;
  readonly etag?: string | undefined;
  /** SeqIds that are not on the menu. The response contains their number and the first of them. */
  readonly seqIds?: readonly string[] | undefined;
  /** Similar SeqIds on the menu, nearest first. */
  readonly nearest?: readonly string[] | undefined;
  /** The version whose menu has the reagent. */
  readonly otherVersion?: AssayVersion | undefined;
  readonly withdrawn?: WithdrawnReagent | undefined;
  /** Why menus leave out a SeqId that a catalogue has. */
  readonly offMenu?: Problem['offMenu'];
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    super(problem.detail);
    this.problem = problem;
  }
}

export function problemOf(problem: ProblemDetails, requestId: string): Problem {
  const {
    code,
    detail,
    field,
    clause,
    panelId,
    collectionId,
    number,
    etag,
    seqIds,
    nearest,
    otherVersion,
    withdrawn,
    offMenu,
  } = problem;
  return {
    type: `urn:ssm:problem:${code}`,
    title: titles[code],
    status: problemStatuses[code],
    detail,
    code,
    ...(field === undefined ? {} : { field: field.slice(0, longestName) }),
    ...(clause === undefined ? {} : { clause }),
    ...(panelId === undefined ? {} : { panelId }),
    ...(collectionId === undefined ? {} : { collectionId }),
    ...(number === undefined ? {} : { number }),
    ...(etag === undefined ? {} : { etag }),
    ...(seqIds === undefined ? {} : { seqIds: seqIds.slice(0, mostSeqIds), count: seqIds.length }),
    ...(nearest === undefined ? {} : { nearest: nearest.slice(0, mostNearest) }),
    ...(otherVersion === undefined ? {} : { otherVersion }),
    ...(withdrawn === undefined ? {} : { withdrawn }),
    ...(offMenu === undefined ? {} : { offMenu }),
    requestId,
  };
}

export function problemResponse(problem: ProblemDetails, requestId: string): Response {
  const body = new TextEncoder().encode(JSON.stringify(problemOf(problem, requestId)));
  return new Response(body, {
    status: problemStatuses[problem.code],
    headers: {
      'Content-Type': problemMediaType,
      'Content-Length': String(body.length),
      'Cache-Control': 'no-store',
      'X-Request-Id': requestId,
      ...problem.headers,
    },
  });
}
