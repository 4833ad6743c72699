/** Separate from the other queries because it loads with the filter dialog. */
import { writeFilters } from '../../filter/codec/filter.codec.ts';
import { areLists } from '../answer.ts';
import type { SatClient } from '../client/client.ts';
import type { AnalyteCount, AssayVersion, FilterKey, RequestPath, Suggestion } from '../types.ts';
import { getQuery } from './getQuery.ts';
import { filteredKeptMs, type MenuQueryInput, menuParameters } from './queries.ts';
import type { SatQuery } from './query.ts';

export interface SuggestionsQueryInput {
  readonly version: AssayVersion;
  readonly requestPath: RequestPath;
  readonly edition?: string | undefined;
  readonly field: FilterKey;
  /** Text as typed. No request is made for a blank text. */
  readonly term: string;
}

/** Counts the analytes that match the clauses, together and one by one, in the given order. */
export function countQuery(client: SatClient, input: MenuQueryInput): SatQuery<AnalyteCount> {
  const { version, requestPath, clauses = [], edition } = input;
  return getQuery(
    client,
    '/menuquery/{reqPath}/somamer/count',
    { params: menuParameters(input) },
    {
      key: [version, 'count', requestPath, writeFilters(clauses)],
      edition,
      keptMs: filteredKeptMs,
      isExpected: (data) => data?.version === version && areLists(data.clauses),
    },
  );
}

/** Finds values of a filter's field that contain the term, best first. */
export function suggestionsQuery(client: SatClient, input: SuggestionsQueryInput): SatQuery<readonly Suggestion[]> {
  const { version, requestPath, field, edition } = input;
  const term = input.term.trim();
  return getQuery(
    client,
    '/menuquery/{reqPath}/field/search',
    { params: { path: { reqPath: requestPath }, query: { version, field, term } } },
    {
      key: [version, 'suggestions', requestPath, field, term],
      edition,
      keptMs: filteredKeptMs,
      isEnabled: term !== '',
      isExpected: (data) => areLists(data),
    },
  );
}
