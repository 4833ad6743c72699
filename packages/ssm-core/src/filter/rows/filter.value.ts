/** The value of a filter row while it is edited, and the single edits of its controls. Nothing typed is lost. */
import {
  type FilterControl,
  type FilterOperator,
  maximumKeywords,
  operatorsOf,
  publicationCodes,
} from '../filter.keys.ts';

/**
 * As the control of the row's category has it:
 *
 * - text, of combo, autocomplete and select;
 * - of an autocomplete, a list of the one text that was typed, until a suggestion is chosen in its place;
 * - true or false, of a switch;
 * - the values chosen, of multi-select, publications and collection;
 * - one or two keywords, as typed;
 * - of a number, its operator, its text as typed, and for between the text of the upper number; or nothing yet.
 */
export type FilterValue = string | boolean | readonly string[];

/** What a value of the control begins with. */
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

/** Whether a value is one that the control can hold. */
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

/** The first or the second of a row's two boxes: keywords, or the bounds of between. */
export type FilterBox = 'first' | 'second';

export interface NumberParts {
  readonly operator: Exclude<FilterOperator, '=' | '*='>;
  /** As typed. */
  readonly first: string;
  /** As typed; kept, and ignored, while the operator takes one number. */
  readonly second: string;
}

function listOf(value: FilterValue): readonly string[] {
  return typeof value === 'object' ? value : [];
}

/** The parts of a number's value; greater than nothing yet when it is empty. */
export function numberParts(value: FilterValue): NumberParts {
  const [operator = '>', first = '', second = ''] = listOf(value);
  return { operator: operator as NumberParts['operator'], first, second };
}

/** A number's value with some of its parts replaced. */
export function withNumberParts(value: FilterValue, change: Partial<NumberParts>): readonly string[] {
  const { operator, first, second } = { ...numberParts(value), ...change };
  return second === '' && operator !== '~' ? [operator, first] : [operator, first, second];
}

/** The keywords with the text of one box replaced; a box not yet there is added. */
export function withKeyword(value: FilterValue, box: FilterBox, text: string): readonly string[] {
  const [first = '', ...second] = listOf(value);
  return box === 'first' ? [text, ...second] : [first, text];
}

/** The values with one taken in or out; those taken in stand in the order of the options. */
export function toggleValue(value: FilterValue, toggled: string, options: readonly string[]): readonly string[] {
  const values = listOf(value);
  if (values.includes(toggled)) return values.filter((kept) => kept !== toggled);
  const taken = new Set([...values, toggled]);
  return [...options.filter((option) => taken.delete(option)), ...taken];
}

/** Whether the publications chosen are all four, which is any publication. */
export function isAnyPublication(value: FilterValue): boolean {
  return publicationCodes.every((code) => listOf(value).includes(code));
}

/** All publications, or none when it was all. */
export function toggleAnyPublication(value: FilterValue): readonly string[] {
  return isAnyPublication(value) ? [] : publicationCodes;
}
