/** One row of the filters dialog, and the clause it stands for. */

import type { FilterKey } from '../../api/types.ts';
import type { Clause } from '../clause.ts';
import { parseTypedNumber } from '../codec/filter.codec.ts';
import { type FilterControl, findFilter } from '../filter.keys.ts';
import { type FilterValue, numberParts } from './filter.value.ts';

export interface FilterDraftRow {
  /** Names the row for as long as the dialog is open. */
  readonly filterId: string;
  /** The category; null until one is chosen. */
  readonly filterKey: FilterKey | null;
  readonly value: FilterValue;
}

/** The control that the row's category is edited with; null until one is chosen. */
export function controlOf({ filterKey }: FilterDraftRow): FilterControl | null {
  return filterKey === null ? null : (findFilter(filterKey)?.control ?? null);
}

/** The row that shows a clause. */
export function rowOfClause(filterId: string, clause: Clause): FilterDraftRow {
  const { key: filterKey, operator } = clause;
  if ('text' in clause) return { filterId, filterKey, value: clause.text };
  if ('isTrue' in clause) return { filterId, filterKey, value: clause.isTrue };
  if ('number' in clause) return { filterId, filterKey, value: [operator, String(clause.number)] };
  if ('low' in clause) {
    return { filterId, filterKey, value: [operator, String(clause.low), String(clause.high)] };
  }
  const control = findFilter(filterKey)?.control;
  const isOne = control === 'select' || control === 'autocomplete';
  return { filterId, filterKey, value: isOne ? (clause.values[0] ?? '') : clause.values };
}

function numberClause(key: FilterKey, value: FilterValue): Clause | null {
  const { operator, first, second } = numberParts(value);
  const number = parseTypedNumber(first);
  if (!Number.isFinite(number)) return null;
  if (operator !== '~') return { key, operator, number };
  const high = parseTypedNumber(second);
  return Number.isFinite(high) && number <= high ? { key, operator, low: number, high } : null;
}

/** Null while the row has no key or no value that makes a clause; an empty text makes none. */
export function clauseOfRow(row: FilterDraftRow): Clause | null {
  const { filterKey: key, value } = row;
  const control = controlOf(row);
  if (key === null || control === null) return null;
  if (control === 'number') return numberClause(key, value);
  if (typeof value === 'boolean') return { key, operator: '=', isTrue: value };
  if (control === 'combo' && typeof value === 'string') {
    const text = value.trim().toWellFormed();
    return text === '' ? null : { key, operator: '*=', text };
  }
  // What is typed to find a suggestion is none.
  if (control === 'autocomplete' && typeof value !== 'string') return null;
  // A choice is one of the catalogue's values, which are as they are; the rest is typed.
  const isTyped = control === 'keywords' || control === 'autocomplete';
  const values = (typeof value === 'string' ? [value] : value)
    .map((text) => (isTyped ? text.trim() : text).toWellFormed())
    .filter((text) => text !== '');
  return values.length === 0 ? null : { key, operator: '=', values };
}
