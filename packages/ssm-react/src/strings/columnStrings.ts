/** Adds the titles of an operator's own columns to the texts. They are shown as the operator wrote them. */
import type { ColumnKey, OwnColumn, OwnColumnKey } from 'ssm-core';
import { isOwnColumnKey, ownColumnTitle, wordsOfOwnKey } from 'ssm-core/internal';
import type { ColumnStrings } from './en/columns.ts';
import type { Strings } from './en/en.ts';

/** Returns the strings with the titles of own columns; the same strings without any. */
export function withOwnColumns(strings: Strings, own: readonly OwnColumn[]): Strings {
  if (own.length === 0) return strings;
  const titles = own.map((column): readonly [string, ColumnStrings] => {
    const title = ownColumnTitle(column);
    return [column.key, column.description === null ? { title } : { title, tooltip: column.description }];
  });
  return { ...strings, columns: { ...strings.columns, ...Object.fromEntries(titles) } };
}

/** Returns the texts of a column. A column that no catalogue describes is named by the words of its key. */
export function columnStrings({ columns }: Pick<Strings, 'columns'>, key: ColumnKey): ColumnStrings {
  const titles: Readonly<Partial<Record<ColumnKey, ColumnStrings>>> = columns;
  return titles[key] ?? { title: isOwnColumnKey(key) ? wordsOfOwnKey(key) : key };
}

/** Returns the label of a category or family, which may be one of the operator. */
export function labelOf<Key extends string>(
  strings: Pick<Strings, 'columns'>,
  labels: Readonly<Record<Exclude<Key, OwnColumnKey>, string>>,
  key: Key,
): string {
  return isOwnColumnKey(key) ? columnStrings(strings, key).title : labels[key as Exclude<Key, OwnColumnKey>];
}
