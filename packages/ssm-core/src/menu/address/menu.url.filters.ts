import type { AssayVersion } from '../../api/types.ts';
import type { Clause } from '../../filter/clause.ts';
import { readEachFilter, writeFilters } from '../../filter/codec/filter.codec.ts';
import { maximumFiltersLength } from '../../filter/filter.keys.ts';
import { refusalOf } from '../../filter/rows/filter.refusal.ts';
import type { Role } from '../../roles/roles.ts';
import type { ViewProblem } from '../menu.problem.ts';

export function readViewFilters(
  text: string,
  version: AssayVersion,
  role: Role | undefined,
): { readonly clauses: readonly Clause[]; readonly problems: readonly ViewProblem[] } {
  const clauses: Clause[] = [];
  const problems: ViewProblem[] = [];
  for (const { text: value, result } of readEachFilter(text)) {
    const { key } = result;
    const isClause = 'operator' in result;
    const refusal = isClause ? refusalOf(result.key, version, role) : result.code;
    // The server refuses the whole request if the filters are too long.
    const isTooLong = isClause && writeFilters([...clauses, result]).length > maximumFiltersLength;
    const reason = refusal ?? (isTooLong ? 'invalid_filter' : undefined);
    const refused = isClause && refusal !== undefined ? { clause: result } : {};
    if (reason !== undefined) problems.push({ code: 'invalid_value', name: 'filters', value, reason, key, ...refused });
    else if (isClause) clauses.push(result);
  }
  return { clauses, problems };
}
