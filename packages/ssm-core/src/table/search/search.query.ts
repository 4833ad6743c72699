/** What a person typed in the search box, taken apart. */
import { fold } from './fold.ts';

export interface SearchQuery {
  /** Any of these; of each, all terms. Folded, never empty ones. None at all: everything. */
  readonly alternatives: readonly (readonly string[])[];
}

const alternativeSeparators = /[,;\n\r\u2028\u2029]/;
const termSeparators = /\s+/;

/** Spaces mean AND; commas, semicolons and line breaks mean OR. */
export function parseSearch(text: string): SearchQuery {
  const alternatives = fold(text)
    .split(alternativeSeparators)
    .map((alternative) => alternative.split(termSeparators).filter((term) => term !== ''))
    .filter((terms) => terms.length > 0);
  return { alternatives };
}

/** One text for what was asked; an identifier with the same one is an exact match. */
export function searchKey({ alternatives }: SearchQuery): string {
  return alternatives.map((terms) => terms.join(' ')).join(',');
}

const needsParsing = /[,;]|\s\s|^\s|\s$|[^\S ]/;

/** The key of the query that asks for this identifier, whole. */
export function identifierKey(identifier: string): string {
  const folded = fold(identifier);
  return needsParsing.test(folded) ? searchKey(parseSearch(folded)) : folded;
}
