import {
  type FilterControl,
  type FilterOperator,
  maximumKeywords,
  operatorsOf,
  publicationCodes,
} from '../filter.keys.ts';

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

export function isAnyPublication(value: FilterValue): boolean {
  return publicationCodes.every((code) => listOf(value).includes(code));
}

export function toggleAnyPublication(value: FilterValue): readonly string[] {
  return isAnyPublication(value) ? [] : publicationCodes;
}
