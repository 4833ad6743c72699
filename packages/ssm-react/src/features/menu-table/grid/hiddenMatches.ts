/** Why the search found a row whose cells do not show it: identifiers are searched whether shown or not. */
import { type ColumnKey, cellValue, identifierColumnKeys, markRanges, type SearchQuery } from 'ssm-core';
import { cellContent } from './cellContent.ts';
import type { Sheet } from './sheet.ts';

export interface HiddenMatch {
  readonly key: ColumnKey;
  readonly text: string;
}

const none: readonly HiddenMatch[] = [];

function has(text: string, query: SearchQuery): boolean {
  return markRanges(text, query).length > 0;
}

/**
 * The values of identifier columns not shown that have a searched term which no shown cell of the row has. One
 * letter is the beginning of a word: it is in most rows, and naming them all at each key would only flicker.
 */
export function hiddenMatches(sheet: Sheet, row: number): readonly HiddenMatch[] {
  const { table, columns, query, cellText } = sheet;
  if (query.alternatives.length === 0) return none;
  const isSeen = (term: SearchQuery): boolean =>
    columns.some((column) => {
      const content = cellContent(sheet, row, column);
      return 'text' in content && has(content.text, term);
    });
  return identifierColumnKeys.flatMap((key) => {
    const value = columns.some((column) => column.key === key) ? null : cellValue(table, row, key);
    const text = value === null ? '' : cellText(key, value);
    // Of many terms, as a pasted list has them, most rows have none: one look at all of them spares the rest.
    if (!has(text, query)) return none;
    const words = query.alternatives.flat().filter((term) => term.length > 1);
    const terms = words.map((word) => ({ alternatives: [[word]] }));
    return terms.some((term) => has(text, term) && !isSeen(term)) ? { key, text } : none;
  });
}
