/** Asks the other version about the names in a draft of filters. */
import { suggestionsQuery } from '../../api/queries/filterQueries.ts';
import { satObservers } from '../../api/queries/observers.ts';
import { type FilterKey, otherVersion, type Suggestion } from '../../api/types.ts';
import { areSameItems, memoizeLast } from '../../memoize.ts';
import { otherNamesKey } from '../../table/columns.ts';
import type { Table } from '../../table/table.ts';
import type { Clause } from '../clause.ts';
import { writeFilters } from '../codec/filter.codec.ts';
import { typedNames } from '../evaluate/filter.names.ts';
import { hasWildcard } from '../evaluate/glob.ts';
import { maximumTermLength } from '../filter.keys.ts';
import type { DebouncedValue } from './debounced.value.ts';
import type { CountedMenu, CountPorts, Elsewhere } from './filter.live.ts';
import { mayBeNamedElsewhere, type NamedElsewhere, namedElsewhere } from './filter.named.ts';

/** Full names are mostly searched by single words, which are no names of genes. */
const nameKeys: ReadonlySet<FilterKey> = new Set<FilterKey>(['entrezGeneName', 'targetName']);

function nameOf(table: Table, clause: Clause): string | null {
  if (!('text' in clause) || !nameKeys.has(clause.key) || hasWildcard(clause.text)) return null;
  const name = clause.text.trim();
  const isOne = name.length <= maximumTermLength && typedNames(name).length === 1;
  return isOne && mayBeNamedElsewhere(table, name) ? name : null;
}

function eachNamed(
  table: Table,
  names: readonly (string | null)[],
  answers: readonly (readonly Suggestion[] | undefined)[],
): readonly (NamedElsewhere | null)[] {
  return names.map((name, at) => (name === null ? null : namedElsewhere(table, name, answers[at] ?? [])));
}

const none: readonly (NamedElsewhere | null)[] = [];

/**
 * Asks the other version about the names in filters; with `settling`, once the user stops typing. Not for a list of
 * reagents.
 */
export function createElsewhere(
  { client, queryClient, requestPath }: CountPorts,
  onAnswer: () => void,
  settling: DebouncedValue | null,
): Elsewhere {
  const observers = satObservers<readonly Suggestion[]>(queryClient, onAnswer);
  const namesOf = memoizeLast((table: Table, clauses: readonly Clause[]) =>
    clauses.map((clause) => nameOf(table, clause)),
  );
  const named = memoizeLast(eachNamed);
  let kept: readonly (readonly Suggestion[] | undefined)[] = [];
  return {
    find({ version, table, listed }: CountedMenu, clauses: readonly Clause[]) {
      if (listed !== undefined || table?.columns.has(otherNamesKey) !== true) return none;
      const other = otherVersion(version);
      const names = namesOf(table, clauses);
      const enabled = settling === null || settling.isSettled(writeFilters(clauses));
      const queries = names.map((term) =>
        term === null
          ? null
          : { ...suggestionsQuery(client, { version: other, requestPath, field: 'entrezGeneName', term }), enabled },
      );
      observers.ask(queries.filter((query) => query !== null));
      const answers = queries.map((query) => (query === null ? undefined : observers.read(query)?.data));
      if (!areSameItems(answers, kept)) kept = answers;
      return named(table, names, kept);
    },
    end: () => observers.ask([]),
  };
}
