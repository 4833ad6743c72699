/** The value of a filter row while it is edited. */
import { type FilterControl, maximumKeywords, operatorsOf, publicationCodes } from './filter.keys.ts';

/**
 * As the control of the row's category has it:
 *
 * - text, of combo, autocomplete and select;
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
