/** Filters that cannot be applied. */
import type { ProblemCode } from '../api/types.ts';

export class FilterError extends Error {
  readonly code: ProblemCode;
  /** The clause at fault, counted from 1. */
  readonly clause: number;
  /** Its key as given; undefined when it has none. */
  readonly key: string | undefined;

  constructor(code: ProblemCode, clause: number, key: string | undefined) {
    super(`${code} in filter clause ${clause}${key === undefined ? '' : ` (${key})`}`);
    this.name = 'FilterError';
    this.code = code;
    this.clause = clause;
    this.key = key;
  }
}
