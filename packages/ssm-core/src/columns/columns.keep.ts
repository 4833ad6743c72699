import type { ColumnKey } from '../api/types.ts';
import { knownColumnKeys } from './columns.offer.ts';

/** `preferred` applies to all tables; `builder` and `panel` each apply to one table. */
export type ColumnsScope = 'preferred' | 'builder' | 'panel';

/** Opens the storage on use, because a browser may block access to it. */
export type OpenStorage<Method extends keyof Storage> = () => Pick<Storage, Method>;

const format = 1;
const places: readonly ColumnsScope[] = ['preferred', 'builder', 'panel'];

function keyOf(place: ColumnsScope, owner: string): string {
  return `${place}Cols:${owner}`;
}

/** Returns the columns stored for the person whose `sub` is `owner`; null if none can be read. Never throws. */
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
    // The table still shows the columns, although they are not stored.
  }
}

/** A choice between two looks of all tables: full height, and bars beside numbers. */
type TableChoice = 'tallTable' | 'valueBars';

function keptChoice(open: OpenStorage<'getItem'>, choice: TableChoice, owner: string, usual: boolean): boolean {
  try {
    const kept = open().getItem(`${choice}:${owner}`);
    return kept === null ? usual : kept === 'true';
  } catch {
    return usual;
  }
}

function keepChoice(
  open: OpenStorage<'setItem' | 'removeItem'>,
  choice: TableChoice,
  owner: string,
  value: boolean,
  usual: boolean,
): void {
  try {
    if (value === usual) open().removeItem(`${choice}:${owner}`);
    else open().setItem(`${choice}:${owner}`, String(value));
  } catch {
    // The tables still have the look, although it is not stored.
  }
}

/** Returns whether the person chose full-height tables. Never throws. */
export function keptTallTable(open: OpenStorage<'getItem'>, owner: string): boolean {
  return keptChoice(open, 'tallTable', owner, false);
}

export function keepTallTable(open: OpenStorage<'setItem' | 'removeItem'>, owner: string, isTall: boolean): void {
  keepChoice(open, 'tallTable', owner, isTall, false);
}

/** Returns whether tables show bars beside numbers, as they do until the person hides them. Never throws. */
export function keptValueBars(open: OpenStorage<'getItem'>, owner: string): boolean {
  return keptChoice(open, 'valueBars', owner, true);
}

export function keepValueBars(open: OpenStorage<'setItem' | 'removeItem'>, owner: string, hasBars: boolean): void {
  keepChoice(open, 'valueBars', owner, hasBars, true);
}

/** Removes everything stored for the person. Never throws. */
export function forgetColumns(open: OpenStorage<'setItem' | 'removeItem'>, owner: string): void {
  for (const place of places) keepColumns(open, place, owner, null);
  keepTallTable(open, owner, false);
  keepValueBars(open, owner, true);
}
