/** Suggestions: the texts for which a filter row's boxes want them, and the values of a filter's column that contain one. */
import type { FilterKey, Suggestion } from '../../api/types.ts';
import { isTextColumn, listItems } from '../../table/cell.ts';
import { compareNaturally } from '../../table/order/collator.ts';
import type { Table, TextColumn } from '../../table/table.ts';
import { foldedEntries } from '../evaluate/folded.entries.ts';
import { foldCharacters } from '../evaluate/glob.ts';
import { type FilterControl, findFilter, maximumTermLength } from '../filter.keys.ts';
import { controlOf, type FilterDraftRow } from '../rows/filter.row.ts';

const suggestingControls: readonly FilterControl[] = ['combo', 'autocomplete', 'keywords', 'multiSelect', 'select'];

function suggestingColumn(table: Table, key: FilterKey): TextColumn | undefined {
  const definition = findFilter(key);
  if (definition === undefined || !suggestingControls.includes(definition.control)) return undefined;
  const column = table.columns.get(definition.columns[0] as string);
  return column !== undefined && isTextColumn(column) ? column : undefined;
}

interface Candidate extends Suggestion {
  readonly begins: boolean;
}

/** Each value that contains the term, an item of a list by itself, with the number of rows that have it. */
function candidatesOf(column: TextColumn, foldedTerm: string): readonly Candidate[] {
  const rowsOfEntry = new Uint32Array(column.dictionary.length);
  for (const code of column.codes) if (code >= 0) rowsOfEntry[code] = (rowsOfEntry[code] as number) + 1;
  const counts = new Map<string, number>();
  foldedEntries(column).forEach((folded, code) => {
    const rows = rowsOfEntry[code] as number;
    if (rows === 0 || !folded.includes(foldedTerm)) return;
    // A list may name a value twice; the row still counts once.
    for (const value of entryValues(column, column.dictionary[code] as string)) {
      counts.set(value, (counts.get(value) ?? 0) + rows);
    }
  });
  return Array.from(counts, ([value, count]) => ({ value, count, at: foldCharacters(value).indexOf(foldedTerm) }))
    .filter(({ at }) => at >= 0)
    .map(({ value, count, at }) => ({ value, count, begins: at === 0 }));
}

function entryValues(column: TextColumn, entry: string): Iterable<string> {
  return column.kind === 'text' ? [entry] : new Set(listItems(entry));
}

/** Those that begin with the term, then natural order; texts that differ by case alone keep one order too. */
function compareCandidates(first: Candidate, second: Candidate): number {
  if (first.begins !== second.begins) return first.begins ? -1 : 1;
  return compareNaturally(first.value, second.value) || (first.value < second.value ? -1 : 1);
}

/** The first `limit` in order, without sorting the rest. */
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

/**
 * At most `limit` values that contain the term, ignoring case and accents: those that begin with
 * it, then the others, each in natural order. Every value for an empty term; none for a filter
 * whose values are not text.
 */
export function suggestFrom(table: Table, key: FilterKey, term: string, limit: number): readonly Suggestion[] {
  const column = suggestingColumn(table, key);
  if (column === undefined) return [];
  return firstOf(candidatesOf(column, foldCharacters(term.trim())), limit).map(({ value, count }) => ({
    value,
    count,
  }));
}

const suggesting: ReadonlySet<FilterControl> = new Set<FilterControl>(['combo', 'autocomplete', 'keywords']);

export interface SuggestionTerms {
  /** Empty where nothing is to be asked for. */
  readonly first: string;
  readonly second: string;
}

function termOf(text = ''): string {
  const term = text.trim().toWellFormed();
  return term.length > maximumTermLength ? '' : term;
}

/** Each box by itself, so that each loads and clears by itself; the same text asks for the same again. */
export function suggestionTerms(row: FilterDraftRow): SuggestionTerms {
  const control = controlOf(row);
  if (control === null || !suggesting.has(control)) return { first: '', second: '' };
  const [first, second] = typeof row.value === 'object' ? row.value : [String(row.value)];
  return { first: termOf(first), second: termOf(second) };
}
