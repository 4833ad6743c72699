/** Whether a version has a filter, and whether a role may use it. */
import type { AssayVersion, FilterKey, ProblemCode } from '../api/types.ts';
import { allowsFilter, type Role } from '../roles/roles.ts';
import { findFilter } from './filter.keys.ts';

/** Why the filter is refused; undefined when it is not. Without a role every role's filters pass. */
export function refusalOf(
  key: FilterKey,
  version: AssayVersion,
  role?: Role,
): Extract<ProblemCode, 'filter_not_in_version' | 'filter_forbidden'> | undefined {
  const versions = findFilter(key)?.versions;
  if (versions !== undefined && !versions.includes(version)) return 'filter_not_in_version';
  return role === undefined || allowsFilter(role, key) ? undefined : 'filter_forbidden';
}
