import type { FilterKey } from '../../api/types.ts';
import { invariant } from '../../invariant.ts';
import type { Clause } from '../clause.ts';
import { writeFilters } from '../codec/filter.codec.ts';
import { foldCharacters } from '../evaluate/glob.ts';
import { findFilter, maximumClauses, maximumFiltersLength } from '../filter.keys.ts';
import {
  clauseOfRow,
  controlOf,
  emptyValue,
  type FilterBox,
  type FilterDraftRow,
  type FilterValue,
  isValueOf,
  numberParts,
  rowOfClause,
  typedNumber,
} from './filter.row.ts';

export interface FilterDraft {
  /** Never empty: without a filter, one row waits for its category. */
  readonly rows: readonly FilterDraftRow[];
  /** Id of the next row. Ids are never reused, so a late event cannot reach another row. */
  readonly nextId: number;
}

export type DraftEvent =
  | { readonly type: 'filter.add' }
  | { readonly type: 'category.choose'; readonly filterId: string; readonly filterKey: FilterKey }
  | { readonly type: 'value.change'; readonly filterId: string; readonly value: FilterValue }
  | { readonly type: 'filter.remove'; readonly filterId: string }
  | { readonly type: 'filters.clear' };

function withNewRow({ rows, nextId }: FilterDraft): FilterDraft {
  const row: FilterDraftRow = { filterId: String(nextId), filterKey: null, value: '' };
  return { rows: [...rows, row], nextId: nextId + 1 };
}

export function openDraft(clauses: readonly Clause[], locale: string): FilterDraft {
  const rows = clauses.map((clause, index) => rowOfClause(String(index + 1), clause, locale));
  const draft = { rows, nextId: rows.length + 1 };
  return rows.length === 0 ? withNewRow(draft) : draft;
}

function withRow(draft: FilterDraft, row: FilterDraftRow): FilterDraft {
  return { ...draft, rows: draft.rows.map((before) => (before.filterId === row.filterId ? row : before)) };
}

function withoutRows(draft: FilterDraft, isRemoved: (row: FilterDraftRow) => boolean): FilterDraft {
  const left = { ...draft, rows: draft.rows.filter((row) => !isRemoved(row)) };
  return left.rows.length > 0 ? left : withNewRow(left);
}

function withCategory(draft: FilterDraft, before: FilterDraftRow, filterKey: FilterKey): FilterDraft {
  const definition = findFilter(filterKey);
  invariant(definition !== undefined, `there is no filter ${filterKey}; offer those of offeredCategories`);
  return withRow(draft, { ...before, filterKey, value: emptyValue(definition.control) });
}

function withValue(draft: FilterDraft, before: FilterDraftRow, value: FilterValue): FilterDraft {
  const control = controlOf(before);
  invariant(
    control !== null && isValueOf(control, value),
    `the value ${JSON.stringify(value)} is none of a ${control ?? 'row without a category'}; make it as filter.row.ts says`,
  );
  return withRow(draft, { ...before, value });
}

/** Returns the draft after an event; the same object if the event changes nothing. */
export function changeDraft(draft: FilterDraft, event: DraftEvent): FilterDraft {
  if (event.type === 'filter.add') return draft.rows.length < maximumClauses ? withNewRow(draft) : draft;
  if (event.type === 'filters.clear') return withoutRows(draft, () => true);
  const before = draft.rows.find(({ filterId }) => filterId === event.filterId);
  if (before === undefined) return draft;
  switch (event.type) {
    case 'category.choose':
      return event.filterKey === before.filterKey ? draft : withCategory(draft, before, event.filterKey);
    case 'value.change':
      return withValue(draft, before, event.value);
    default:
      return withoutRows(draft, (row) => row === before);
  }
}

/** A change of a draft, as listeners get it: a row that was added or changed, or the id of a removed row. */
export type DraftNotice =
  | { readonly type: 'filter.changed'; readonly row: FilterDraftRow }
  | { readonly type: 'filter.removed'; readonly filterId: string };

/** Returns what a change has done, removed rows first. */
export function draftNotices(before: FilterDraft, after: FilterDraft): readonly DraftNotice[] {
  const isIn = ({ rows }: FilterDraft, id: string): boolean => rows.some(({ filterId }) => filterId === id);
  const removed = before.rows.filter(({ filterId }) => !isIn(after, filterId));
  const changed = after.rows.filter((row) => !before.rows.includes(row));
  return [
    ...removed.map(({ filterId }) => ({ type: 'filter.removed', filterId }) as const),
    ...changed.map((row) => ({ type: 'filter.changed', row }) as const),
  ];
}

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
