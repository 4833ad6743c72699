/** The texts for which a filter row's boxes want suggestions. */
import { type FilterControl, maximumTermLength } from './filter.keys.ts';
import { controlOf, type FilterRow } from './filter.row.ts';

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
export function suggestionTerms(row: FilterRow): SuggestionTerms {
  const control = controlOf(row);
  if (control === null || !suggesting.has(control)) return { first: '', second: '' };
  const [first, second] = typeof row.value === 'object' ? row.value : [String(row.value)];
  return { first: termOf(first), second: termOf(second) };
}
