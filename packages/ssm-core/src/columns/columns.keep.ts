/** What the browser's own storage keeps of a person's tables: the columns they prefer, what single tables showed last, and how high they are. */
import type { ColumnKey } from '../api/types.ts';
import { knownColumnKeys } from './columns.offer.ts';

/** `preferred` is for all tables; the others are of one. */
export type ColumnsScope = 'preferred' | 'builder' | 'panel';

/** Even to look at a browser's storage may be forbidden, so it is looked at when it is needed. */
export type OpenStorage<Method extends keyof Storage> = () => Pick<Storage, Method>;

const format = 1;
const places: readonly ColumnsScope[] = ['preferred', 'builder', 'panel'];

function keyOf(place: ColumnsScope, owner: string): string {
  return `${place}Cols:${owner}`;
}

/** What is kept for the person, whose `sub` is the owner; null where there is nothing that could be read. Never throws. */
export function keptColumns(
  open: OpenStorage<'getItem'>,
  place: ColumnsScope,
  owner: string,
): readonly ColumnKey[] | null {
  try {
    const kept: unknown = JSON.parse(open().getItem(keyOf(place, owner)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { format: written, columns } = kept as Readonly<Record<string, unknown>>;
    if (written !== format || !Array.isArray(columns)) return null;
    const keys = knownColumnKeys(columns);
    return keys.length === 0 ? null : keys;
  } catch {
    return null;
  }
}

/** Keeps them; none is kept as nothing. A storage that is full or forbidden keeps what it can. Never throws. */
export function keepColumns(
  open: OpenStorage<'setItem' | 'removeItem'>,
  place: ColumnsScope,
  owner: string,
  columns: readonly ColumnKey[] | null,
): void {
  try {
    const key = keyOf(place, owner);
    if (columns === null || columns.length === 0) open().removeItem(key);
    else open().setItem(key, JSON.stringify({ format, columns }));
  } catch {
    // The table shows them all the same.
  }
}

function tallKeyOf(owner: string): string {
  return `tallTable:${owner}`;
}

/** Whether the person asked for tables as high as the window. Never throws. */
export function keptTallTable(open: OpenStorage<'getItem'>, owner: string): boolean {
  try {
    return open().getItem(tallKeyOf(owner)) === 'true';
  } catch {
    return false;
  }
}

/** Keeps it; what is usual is kept as nothing. Never throws. */
export function keepTallTable(open: OpenStorage<'setItem' | 'removeItem'>, owner: string, isTall: boolean): void {
  try {
    if (isTall) open().setItem(tallKeyOf(owner), 'true');
    else open().removeItem(tallKeyOf(owner));
  } catch {
    // The table is as high all the same.
  }
}

/** Forgets all that is kept for the person. Never throws. */
export function forgetColumns(open: OpenStorage<'setItem' | 'removeItem'>, owner: string): void {
  for (const place of places) keepColumns(open, place, owner, null);
  keepTallTable(open, owner, false);
}
