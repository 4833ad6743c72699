import type { AssayVersion, FilterKey, ProblemCode } from '../api/types.ts';
import { allowsFilter, type Role } from '../roles/roles.ts';
import { findFilter } from './filter.keys.ts';

export type NumberOperator = '>' | '>=' | '<' | '<=';

export type Clause =
  | { readonly key: FilterKey; readonly operator: '*='; readonly text: string }
  | { readonly key: FilterKey; readonly operator: '='; readonly values: readonly string[] }
  | { readonly key: FilterKey; readonly operator: '='; readonly isTrue: boolean }
  | { readonly key: FilterKey; readonly operator: NumberOperator; readonly number: number }
  | { readonly key: FilterKey; readonly operator: '~'; readonly low: number; readonly high: number };

export class FilterError extends Error {
  readonly code: ProblemCode;
  /** Number of the wrong clause, counted from 1. */
  readonly clause: number;
  /** Key of the wrong clause as given; undefined without a key. */
  readonly key: string | undefined;

  constructor(code: ProblemCode, clause: number, key: string | undefined) {
    super(`${code} in filter clause ${clause}${key === undefined ? '' : ` (${key})`}`);
    this.name = 'FilterError';
    this.code = code;
    this.clause = clause;
    this.key = key;
  }
}

export function refusalOf(
  key: FilterKey,
  version: AssayVersion,
  role?: Role,
): Extract<ProblemCode, 'filter_not_in_version' | 'filter_forbidden'> | undefined {
  const versions = findFilter(key)?.versions;
  if (versions !== undefined && !versions.includes(version)) return 'filter_not_in_version';
  return role === undefined || allowsFilter(role, key) ? undefined : 'filter_forbidden';
}

/** Throws FilterError `filter_not_in_version` for the first clause whose filter the version lacks. */
export function checkFilters(clauses: readonly Clause[], version: AssayVersion): void {
  clauses.forEach(({ key }, index) => {
    const refusal = refusalOf(key, version);
    if (refusal !== undefined) throw new FilterError(refusal, index + 1, key);
  });
}
