import type { AssayVersion } from 'ssm-core';
import type { MenuTableProps } from 'ssm-react';
import type { AddressValue } from '../../address/AddressContext.ts';
import { pathBelow, withBasePath } from '../../address/paths.ts';

export type RowSheets = Required<Pick<MenuTableProps, 'onRowAction' | 'rowHref'>>;

const known = new WeakMap<AddressValue, RowSheets>();

/**
 * Returns the path of a sheet, below the base path. It always names the version, because another browser may have
 * another default.
 */
export function sheetPlace(seqId: string, version: AssayVersion): string {
  return `/specs/${encodeURIComponent(seqId)}?version=${version}`;
}

/** Returns the links of a table's rows. Memoized per address, because new functions would render all rows again. */
export function rowSheets(at: AddressValue): RowSheets {
  const { address, basePath } = at;
  const rowHref: NonNullable<RowSheets['rowHref']> = (seqId, version) =>
    withBasePath(basePath, sheetPlace(seqId, version));
  const sheets: RowSheets = known.get(at) ?? {
    rowHref,
    onRowAction(seqId, { version, list }) {
      const { pathname, search } = address.getLocation();
      // Passes the list to the sheet, so that the user can step through its reagents, also after a reload.
      const from = pathBelow(basePath, pathname) + search;
      address.push(rowHref(seqId, version), { from, list: keptList(list) });
    },
  };
  known.set(at, sheets);
  return sheets;
}

/** Caches the last list, because splitting the text of a whole menu takes milliseconds. */
let last = { text: '', list: [] as readonly string[] };

/**
 * Joins the SeqIds of the list that the user came from into one text for the history state. At each navigation, a
 * browser copies one text much faster than thousands of short ones.
 */
export function keptList(list: readonly string[]): string {
  last = { text: list.join(' '), list };
  return last.text;
}

function readList(list: unknown): readonly string[] | undefined {
  if (typeof list === 'string') return list === last.text ? last.list : list.split(' ');
  // Accepts an earlier format, which history entries of open tabs may still have.
  return Array.isArray(list) && list.every((seqId) => typeof seqId === 'string') ? list : undefined;
}

export function listOf(state: unknown): readonly string[] | undefined {
  return typeof state === 'object' && state !== null && 'list' in state ? readList(state.list) : undefined;
}
