/** Whether a version has the filters asked for. */
import type { AssayVersion } from '../api/types.ts';
import type { Clause } from './clause.ts';
import { refusalOf } from './filter.access.ts';
import { FilterError } from './filter.error.ts';

/** Throws FilterError filter_not_in_version for the first clause whose filter the version lacks. */
export function checkFilters(clauses: readonly Clause[], version: AssayVersion): void {
  clauses.forEach(({ key }, index) => {
    const refusal = refusalOf(key, version);
    if (refusal !== undefined) throw new FilterError(refusal, index + 1, key);
  });
}
