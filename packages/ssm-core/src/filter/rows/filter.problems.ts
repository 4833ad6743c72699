import type { FilterKey } from '../../api/types.ts';
import type { Clause } from '../clause.ts';
import { writeFilters } from '../codec/filter.codec.ts';
import { foldCharacters } from '../evaluate/glob.ts';
import { maximumFiltersLength } from '../filter.keys.ts';
import { clauseOfRow, controlOf, type FilterDraftRow, typedNumber } from './filter.row.ts';
import { type FilterBox, type FilterValue, numberParts } from './filter.value.ts';

export type RowProblemCode =
  | 'not_a_number'
  | 'number_too_large'
  | 'number_missing'
  | 'low_above_high'
  | 'duplicate_keyword'
  | 'not_suggested'
  | 'too_long';

export interface RowProblem {
  readonly code: RowProblemCode;
  readonly box: FilterBox;
}

function numberProblem(key: FilterKey | null, text: string, box: FilterBox, locale: string): readonly RowProblem[] {
  if (text.trim() === '') return [];
  const number = typedNumber(key, text, locale);
  if (Number.isNaN(number)) return [{ code: 'not_a_number', box }];
  return Number.isFinite(number) ? [] : [{ code: 'number_too_large', box }];
}

function numberProblems({ filterKey: key, value }: FilterDraftRow, locale: string): readonly RowProblem[] {
  const { operator, first, second } = numberParts(value);
  const wrongFirst = numberProblem(key, first, 'first', locale);
  if (operator !== '~') return wrongFirst;
  const wrong = [...wrongFirst, ...numberProblem(key, second, 'second', locale)];
  const texts = { first, second };
  const missing = (['first', 'second'] as const).filter((box) => texts[box].trim() === '');
  if (missing.length > 0) return [...wrong, ...missing.map((box) => ({ code: 'number_missing', box }) as const)];
  const isReversed = wrong.length === 0 && typedNumber(key, first, locale) > typedNumber(key, second, locale);
  return isReversed ? [{ code: 'low_above_high', box: 'second' }] : wrong;
}

function keywordProblems(value: FilterValue): readonly RowProblem[] {
  const [first = '', second] = (typeof value === 'object' ? value : []).map((text) => foldCharacters(text.trim()));
  return first !== '' && first === second ? [{ code: 'duplicate_keyword', box: 'second' }] : [];
}

function suggestionProblems(value: FilterValue): readonly RowProblem[] {
  return typeof value === 'object' && value.some((text) => text.trim() !== '')
    ? [{ code: 'not_suggested', box: 'first' }]
    : [];
}

function ownProblems(row: FilterDraftRow, locale: string): readonly RowProblem[] {
  const control = controlOf(row);
  if (control === 'number') return numberProblems(row, locale);
  if (control === 'autocomplete') return suggestionProblems(row.value);
  return control === 'keywords' ? keywordProblems(row.value) : [];
}

function longerBox({ value }: FilterDraftRow): FilterBox {
  const [first = '', second = ''] = typeof value === 'object' ? value : [];
  return second.length > first.length ? 'second' : 'first';
}

/** A row with its problems and its clause. */
export interface DraftRow extends FilterDraftRow {
  readonly problems: readonly RowProblem[];
  /** Clause of the row; null while it is incomplete or has a problem. */
  readonly clause: Clause | null;
}

/** Reads what was typed in each row. Together, the clauses are never longer than the contract allows. */
export function readRows(rows: readonly FilterDraftRow[], locale: string): readonly DraftRow[] {
  let length = 0;
  return rows.map((row): DraftRow => {
    const problems = ownProblems(row, locale);
    const clause = problems.length > 0 ? null : clauseOfRow(row, locale);
    if (clause === null) return { ...row, problems, clause };
    const separator = length === 0 ? 0 : 1;
    const longer = length + separator + writeFilters([clause]).length;
    if (longer > maximumFiltersLength) {
      return { ...row, problems: [{ code: 'too_long', box: longerBox(row) }], clause: null };
    }
    length = longer;
    return { ...row, problems, clause };
  });
}
