import type { ProblemCode } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';

export interface ViewProblem {
  readonly code:
    | 'unknown_parameter'
    | 'invalid_value'
    | 'list_forbidden'
    /** The list is too long for an address, and this browser does not have it. */
    | 'list_unknown'
    /** No list reader was given, or it does not know the answer yet. */
    | 'list_unread';
  readonly name: string;
  /** The part left out: one filter, the rejected columns, or else the whole value. */
  readonly value: string;
  /** Only for a filter: why it was left out. */
  readonly reason?: ProblemCode;
  /** Only for a filter: its key as given; undefined if it has none. */
  readonly key?: string | undefined;
  /** Only for a filter that the version or role lacks. */
  readonly clause?: Clause;
}
