/** A part of an address that was left out. */
import type { ProblemCode } from '../api/types.ts';
import type { Clause } from '../filter/clause.ts';

export interface ViewProblem {
  readonly code:
    | 'unknown_parameter'
    | 'invalid_value'
    /** The role may not search in bulk. */
    | 'list_forbidden'
    /** The list is too long for an address, and it is not known here. */
    | 'list_unknown'
    /** Nothing was given that reads lists, or it does not know yet. */
    | 'list_unread';
  readonly name: string;
  /** What was left out: of filters one of them, of columns those that are not known, else the whole value. */
  readonly value: string;
  /** What is wrong with it, when it is a filter. */
  readonly reason?: ProblemCode;
  /** The key as given, when it is a filter; undefined when it has none. */
  readonly key?: string | undefined;
  /** The filter itself, when the version or the role lacks it. */
  readonly clause?: Clause;
}
