import type { FilterKey } from '../../api/types.ts';
import { invariant } from '../../invariant.ts';
import type { Clause } from '../clause.ts';
import { findFilter, maximumClauses } from '../filter.keys.ts';
import { controlOf, type FilterDraftRow, rowOfClause } from './filter.row.ts';
import { emptyValue, type FilterValue, isValueOf } from './filter.value.ts';

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
    `the value ${JSON.stringify(value)} is none of a ${control ?? 'row without a category'}; make it as filter.value.ts says`,
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
