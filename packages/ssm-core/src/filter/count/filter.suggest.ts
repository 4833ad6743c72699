import type { FilterKey, Suggestion } from '../../api/types.ts';
import { isTextColumn, listItems } from '../../table/cell.ts';
import { compareNaturally } from '../../table/order/sort.ts';
import { fold, loosen } from '../../table/search/fold.ts';
import { nearNames } from '../../table/search/nearNames.ts';
import type { Table, TextColumn } from '../../table/table.ts';
import { looseFormsOf, namedValues, typedNames } from '../evaluate/filter.names.ts';
import { foldCharacters, foldedEntries, hasWildcard } from '../evaluate/glob.ts';
import { type FilterControl, findFilter, maximumTermLength } from '../filter.keys.ts';
import { controlOf, type FilterBox, type FilterDraftRow } from '../rows/filter.row.ts';

const suggestingControls: readonly FilterControl[] = ['combo', 'autocomplete', 'keywords', 'multiSelect', 'select'];

function suggestingColumn(table: Table, key: FilterKey): TextColumn | undefined {
  const definition = findFilter(key);
  if (definition === undefined || !suggestingControls.includes(definition.control)) return undefined;
  const column = table.columns.get(definition.columns[0] as string);
  return column !== undefined && isTextColumn(column) ? column : undefined;
}

interface Candidate extends Suggestion {
  readonly rank: number;
}

const wholeName = 0;
const begins = 1;
const contains = 2;
const nameBegins = 3;
/** Too many names begin with a shorter text. */
const shortestBeginning = 3;

function countsOf(column: TextColumn, isAccepted: (foldedEntry: string) => boolean): ReadonlyMap<string, number> {
  const rowsOfEntry = new Uint32Array(column.dictionary.length);
  for (const code of column.codes) if (code >= 0) rowsOfEntry[code] = (rowsOfEntry[code] as number) + 1;
  const counts = new Map<string, number>();
  foldedEntries(column).forEach((folded, code) => {
    const rows = rowsOfEntry[code] as number;
    if (rows === 0 || !isAccepted(folded)) return;
    // A cell with a list may contain a value twice, but its row counts once.
    for (const value of entryValues(column, column.dictionary[code] as string)) {
      counts.set(value, (counts.get(value) ?? 0) + rows);
    }
  });
  return counts;
}

function candidatesOf(column: TextColumn, foldedTerm: string): readonly Candidate[] {
  return Array.from(
    countsOf(column, (folded) => folded.includes(foldedTerm)),
    ([value, count]) => {
      const at = foldCharacters(value).indexOf(foldedTerm);
      return { value, count, at, rank: at === 0 ? begins : contains };
    },
  )
    .filter(({ at }) => at >= 0)
    .map(({ value, count, rank }) => ({ value, count, rank }));
}

function namedCandidates(
  table: Table,
  column: TextColumn,
  key: FilterKey,
  typed: string,
  rankOf: (looseName: string) => number | undefined,
): readonly Candidate[] {
  const found = new Map<string, { readonly otherName: string; readonly rank: number }>();
  const likeness = (name: string): number => (fold(name) === fold(typed) ? 0 : name.length);
  for (const { value, name, looseName } of namedValues(table, column, key, (loose) => rankOf(loose) !== undefined)) {
    const rank = rankOf(looseName) as number;
    const before = found.get(value);
    const isLike = before !== undefined && likeness(name) < likeness(before.otherName);
    if (before === undefined || rank < before.rank || (rank === before.rank && isLike))
      found.set(value, { otherName: name, rank });
  }
  if (found.size === 0) return [];
  const folded = new Set([...found.keys()].map(foldCharacters));
  const counts = countsOf(column, (entry) => listItems(entry).some((item) => folded.has(item)));
  return Array.from(found, ([value, named]) => ({ value, count: counts.get(value) ?? 0, ...named })).filter(
    ({ count }) => count > 0,
  );
}

function otherCandidates(table: Table, column: TextColumn, key: FilterKey, item: string): readonly Candidate[] {
  const [loose = ''] = looseFormsOf(item);
  const forms = new Set(looseFormsOf(item));
  return namedCandidates(table, column, key, item, (name) => {
    if (forms.has(name)) return wholeName;
    return loose.length >= shortestBeginning && name.startsWith(loose) ? nameBegins : undefined;
  });
}

function nearCandidates(table: Table, column: TextColumn, key: FilterKey, item: string): readonly Candidate[] {
  const near = nearNames(table, item);
  if (near.length === 0) return [];
  const folded = new Set(near.map(foldCharacters));
  const own = [...countsOf(column, (entry) => listItems(entry).some((each) => folded.has(each)))]
    .filter(([value]) => folded.has(foldCharacters(value)))
    .map(([value, count]) => ({ value, count, rank: begins }));
  const loose = new Set(near.map((name) => loosen(fold(name))));
  return [...own, ...namedCandidates(table, column, key, item, (name) => (loose.has(name) ? contains : undefined))];
}

function entryValues(column: TextColumn, entry: string): Iterable<string> {
  return column.kind === 'text' ? [entry] : new Set(listItems(entry));
}

function compareCandidates(first: Candidate, second: Candidate): number {
  if (first.rank !== second.rank) return first.rank - second.rank;
  return compareNaturally(first.value, second.value) || (first.value < second.value ? -1 : 1);
}

function firstOf(candidates: readonly Candidate[], limit: number): readonly Candidate[] {
  const first: Candidate[] = [];
  for (const candidate of candidates) {
    let start = 0;
    let end = first.length;
    if (end >= limit && (end === 0 || compareCandidates(candidate, first[end - 1] as Candidate) > 0)) continue;
    while (start < end) {
      const middle = (start + end) >> 1;
      if (compareCandidates(candidate, first[middle] as Candidate) < 0) end = middle;
      else start = middle + 1;
    }
    first.splice(start, 0, candidate);
    if (first.length > limit) first.pop();
  }
  return first;
}

function distinct(candidates: readonly Candidate[]): readonly Candidate[] {
  const byValue = new Map<string, Candidate>();
  for (const candidate of candidates) if (!byValue.has(candidate.value)) byValue.set(candidate.value, candidate);
  return [...byValue.values()];
}

function candidatesFor(table: Table, column: TextColumn, key: FilterKey, term: string): readonly Candidate[] {
  const own = candidatesOf(column, foldCharacters(term));
  const isOfNames = findFilter(key)?.control === 'combo' && term !== '' && !hasWildcard(term);
  const [item, ...more] = isOfNames ? typedNames(term) : [];
  if (item === undefined || more.length > 0) return own;
  const cleaned = own.length > 0 ? own : candidatesOf(column, foldCharacters(item));
  const others = otherCandidates(table, column, key, item);
  const forms = new Set(looseFormsOf(item));
  // CEACAM5 contains CEA by chance, but CEA is also another name of it, which says more.
  const isItself = ({ value }: Candidate): boolean => forms.has(loosen(fold(value)));
  const named = others.filter(({ rank }) => rank === wholeName);
  const all = distinct([...cleaned.filter(isItself), ...named, ...cleaned, ...others]);
  return all.length > 0 ? all : distinct(nearCandidates(table, column, key, item));
}

/**
 * Returns at most `limit` values that contain the term, ignoring case and accents. Values that begin with the term come
 * first. Identifiers are also found by their other names, and by similar names when nothing else matches. An empty term
 * returns every value; a filter without text values returns none.
 */
export function suggestFrom(table: Table, key: FilterKey, term: string, limit: number): readonly Suggestion[] {
  const column = suggestingColumn(table, key);
  if (column === undefined) return [];
  return firstOf(candidatesFor(table, column, key, term.trim()), limit).map(({ value, count, otherName }) =>
    otherName === undefined ? { value, count } : { value, count, otherName },
  );
}

const suggesting: ReadonlySet<FilterControl> = new Set<FilterControl>(['combo', 'autocomplete', 'keywords']);

function termOf(text = ''): string {
  const term = text.trim().toWellFormed();
  return term.length > maximumTermLength ? '' : term;
}

export function suggestionTerms(row: FilterDraftRow): Readonly<Record<FilterBox, string>> {
  const control = controlOf(row);
  if (control === null || !suggesting.has(control)) return { first: '', second: '' };
  const [first, second] = typeof row.value === 'object' ? row.value : [String(row.value)];
  return { first: termOf(first), second: termOf(second) };
}
