import type { FilterKey } from '../../api/types.ts';
import { memoizeLast } from '../../memoize.ts';
import { findColumn } from '../../table/columns.ts';
import type { Clause } from '../clause.ts';
import {
  type FilterControl,
  type FilterOperator,
  findFilter,
  isAnyPublication,
  maximumKeywords,
  operatorsOf,
  publicationCodes,
} from '../filter.keys.ts';
import { type NumberNotation, numberNotation, percentNotation } from './number.notation.ts';

/**
 * Depends on the control of the row's category:
 *
 * - combo, autocomplete and select: a text;
 * - autocomplete before a suggestion is chosen: a list of the one typed text;
 * - switch: a boolean;
 * - multi-select, publications and collection: the chosen values;
 * - keywords: one or two texts as typed;
 * - number: an operator, the typed text and, for a range, the upper text; empty at first.
 */
export type FilterValue = string | boolean | readonly string[];

export function emptyValue(control: FilterControl): FilterValue {
  switch (control) {
    case 'switch':
      return true;
    case 'combo':
    case 'autocomplete':
    case 'select':
      return '';
    default:
      return [];
  }
}

export function isValueOf(control: FilterControl, value: FilterValue): boolean {
  const empty = emptyValue(control);
  if (control === 'autocomplete' && typeof value === 'object') return value.length === 1;
  if (typeof empty !== 'object' || typeof value !== 'object') return typeof value === typeof empty;
  switch (control) {
    case 'number':
      return value.length === 0 || (value.length <= 3 && operatorsOf(control).some((known) => known === value[0]));
    case 'keywords':
      return value.length <= maximumKeywords;
    case 'publications':
      return value.every((code) => publicationCodes.some((known) => known === code));
    default:
      return true;
  }
}

/** One of a row's two boxes, for two keywords or for the bounds of a range. */
export type FilterBox = 'first' | 'second';

export interface NumberParts {
  readonly operator: Exclude<FilterOperator, '=' | '*='>;
  readonly first: string;
  /** Kept, but ignored while the operator takes only one number. */
  readonly second: string;
}

function listOf(value: FilterValue): readonly string[] {
  return typeof value === 'object' ? value : [];
}

export function numberParts(value: FilterValue): NumberParts {
  const [operator = '>', first = '', second = ''] = listOf(value);
  return { operator: operator as NumberParts['operator'], first, second };
}

export function withNumberParts(value: FilterValue, change: Partial<NumberParts>): readonly string[] {
  const { operator, first, second } = { ...numberParts(value), ...change };
  return second === '' && operator !== '~' ? [operator, first] : [operator, first, second];
}

export function withKeyword(value: FilterValue, box: FilterBox, text: string): readonly string[] {
  const [first = '', ...second] = listOf(value);
  return box === 'first' ? [text, ...second] : [first, text];
}

export function toggleValue(value: FilterValue, toggled: string, options: readonly string[]): readonly string[] {
  const values = listOf(value);
  if (values.includes(toggled)) return values.filter((kept) => kept !== toggled);
  const taken = new Set([...values, toggled]);
  return [...options.filter((option) => taken.delete(option)), ...taken];
}

export function toggleAnyPublication(value: FilterValue): readonly string[] {
  return isAnyPublication(value) ? [] : publicationCodes;
}

export interface FilterDraftRow {
  /** Identifies the row while the dialog is open. */
  readonly filterId: string;
  /** Category of the row; null until one is chosen. */
  readonly filterKey: FilterKey | null;
  readonly value: FilterValue;
}

export function controlOf({ filterKey }: FilterDraftRow): FilterControl | null {
  return filterKey === null ? null : (findFilter(filterKey)?.control ?? null);
}

export function rowOfClause(filterId: string, clause: Clause, locale: string): FilterDraftRow {
  const { write } = numberNotation(locale);
  const { key: filterKey, operator } = clause;
  if ('text' in clause) return { filterId, filterKey, value: clause.text };
  if ('isTrue' in clause) return { filterId, filterKey, value: clause.isTrue };
  if ('number' in clause) return { filterId, filterKey, value: [operator, write(clause.number)] };
  if ('low' in clause) {
    return { filterId, filterKey, value: [operator, write(clause.low), write(clause.high)] };
  }
  const control = findFilter(filterKey)?.control;
  const isOne = control === 'select' || control === 'autocomplete';
  return { filterId, filterKey, value: isOne ? (clause.values[0] ?? '') : clause.values };
}

export function translateRow(row: FilterDraftRow, from: string, to: string): FilterDraftRow {
  if (controlOf(row) !== 'number' || from === to) return row;
  const { first, second } = numberParts(row.value);
  const translate = (text: string): string => {
    const reading = typedNotation(row.filterKey, from).read(text);
    return reading === null ? text : numberNotation(to).write(reading.number);
  };
  return { ...row, value: withNumberParts(row.value, { first: translate(first), second: translate(second) }) };
}

/** Returns the notation in which a filter's numbers are typed. Percentages may have a percent sign. */
export const typedNotation = memoizeLast((key: FilterKey | null, locale: string): NumberNotation => {
  const column = findColumn((key && findFilter(key)?.columns[0]) ?? '');
  return column?.unit === 'percent' ? percentNotation(numberNotation(locale)) : numberNotation(locale);
});

export function typedNumber(key: FilterKey | null, text: string, locale: string): number {
  return typedNotation(key, locale).read(text)?.number ?? Number.NaN;
}

function numberClause(key: FilterKey, value: FilterValue, locale: string): Clause | null {
  const { operator, first, second } = numberParts(value);
  const number = typedNumber(key, first, locale);
  if (!Number.isFinite(number)) return null;
  if (operator !== '~') return { key, operator, number };
  const high = typedNumber(key, second, locale);
  return Number.isFinite(high) && number <= high ? { key, operator, low: number, high } : null;
}

export function clauseOfRow(row: FilterDraftRow, locale: string): Clause | null {
  const { filterKey: key, value } = row;
  const control = controlOf(row);
  if (key === null || control === null) return null;
  if (control === 'number') return numberClause(key, value, locale);
  if (typeof value === 'boolean') return { key, operator: '=', isTrue: value };
  if (control === 'combo' && typeof value === 'string') {
    const text = value.trim().toWellFormed();
    return text === '' ? null : { key, operator: '*=', text };
  }
  // A list is text typed to find a suggestion, not yet a value.
  if (control === 'autocomplete' && typeof value !== 'string') return null;
  // Only typed texts are trimmed; chosen values stay as in the catalogue.
  const isTyped = control === 'keywords' || control === 'autocomplete';
  const values = (typeof value === 'string' ? [value] : value)
    .map((text) => (isTyped ? text.trim() : text).toWellFormed())
    .filter((text) => text !== '');
  return values.length === 0 ? null : { key, operator: '=', values };
}
