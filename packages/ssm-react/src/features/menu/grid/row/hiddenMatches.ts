/** Why the search found a row whose cells do not show it: identifiers are searched whether shown or not. */
import type { ColumnKey } from 'ssm-core';
import { cellValue, identifierColumnKeys, matchedTerms } from 'ssm-core/engine';
import type { Sheet } from '../sheet.ts';
import { cellContent } from './cellContent.ts';

export interface HiddenMatch {
  readonly key: ColumnKey;
  readonly text: string;
}

const none: readonly HiddenMatch[] = [];

/**
 * The values of identifier columns not shown that have a searched term which no shown cell of the row has. One
 * letter is the beginning of a word: it is in most rows, and naming them all at each key would only flicker.
 */
export function hiddenMatches(sheet: Sheet, row: number): readonly HiddenMatch[] {
  const { table, columns, query, cellText } = sheet;
  if (query.alternatives.length === 0) return none;
  let seen: ReadonlySet<string> | undefined;
  const seenTerms = (): ReadonlySet<string> => {
    seen ??= new Set(
      columns.flatMap((column) => {
        const content = cellContent(sheet, row, column);
        return 'text' in content ? [...matchedTerms(content.text, query)] : [];
      }),
    );
    return seen;
  };
  return identifierColumnKeys.flatMap((key) => {
    const value = columns.some((column) => column.key === key) ? null : cellValue(table, row, key);
    if (value === null) return none;
    const text = cellText(key, value);
    const words = [...matchedTerms(text, query)].filter((term) => term.length > 1);
    // Most rows have none there: what their cells show is not looked at.
    return words.some((word) => !seenTerms().has(word)) ? { key, text } : none;
  });
}
