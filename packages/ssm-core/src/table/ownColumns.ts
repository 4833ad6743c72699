/**
 * Keys of columns that an operator adds to a catalogue. A key states the kind of its column, so that addresses and
 * answers can be read before the catalogue is described.
 */
import type { OwnColumn, OwnColumnKey } from '../api/types.ts';

export const ownColumnKinds = ['number', 'text', 'category', 'flag', 'set'] as const;
/** `category`: few different values. `flag`: yes or no. `set`: the gene sets of a family that have the reagent. */
export type OwnColumnKind = (typeof ownColumnKinds)[number];

/** A catalogue has at most this many own columns and families of sets together. */
export const maximumOwnColumns = 200;

const pattern = /^own\.(number|text|category|flag|set)\.[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestKey = 80;

export function isOwnColumnKey(key: string): key is OwnColumnKey {
  return key.length <= longestKey && pattern.test(key);
}

export function ownColumnKind(key: OwnColumnKey): OwnColumnKind {
  return key.split('.')[1] as OwnColumnKind;
}

/** Makes a key of a column's title and unit. Returns undefined if the title has no Latin letter and no digit. */
export function ownColumnKeyOf(kind: OwnColumnKind, title: string): OwnColumnKey | undefined {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .slice(0, longestKey - `own.${kind}.`.length)
    .trim();
  return words === '' ? undefined : `own.${kind}.${words.replaceAll(' ', '-')}`;
}

/** Returns the title of an own column with its unit. */
export function ownColumnTitle({ title, unit }: Pick<OwnColumn, 'title' | 'unit'>): string {
  return unit === null ? title : `${title} (${unit})`;
}

/** Returns the words of a key, for a column of which no title is known. */
export function wordsOfOwnKey(key: OwnColumnKey): string {
  return key.split('.').slice(2).join('.').replaceAll('-', ' ');
}
