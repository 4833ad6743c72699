/** Whether a version has the filters asked for. */
import type { AssayVersion } from '../api/types.ts';
import type { Clause } from './clause.ts';
import { FilterError } from './filter.error.ts';
import { findFilter } from './filter.keys.ts';

/** Throws FilterError filter_not_in_version for the first clause whose filter the version lacks. */
export function checkFilters(clauses: readonly Clause[], version: AssayVersion): void {
  clauses.forEach(({ key }, index) => {
    const versions = findFilter(key)?.versions;
    if (versions !== undefined && !versions.includes(version)) {
      throw new FilterError('filter_not_in_version', index + 1, key);
    }
  });
}
