import type { AssayVersion } from 'ssm-core';
import type { MenuTableProps } from 'ssm-react';
import type { AddressValue } from '../../address/AddressContext.ts';
import { pathBelow, withBasePath } from '../../address/paths.ts';

export type RowSheets = Required<Pick<MenuTableProps, 'onRowAction' | 'rowHref'>>;

const known = new WeakMap<AddressValue, RowSheets>();

/** Returns a path below the base path. Always names the version, since another browser may default to another one. */
export function sheetPlace(seqId: string, version: AssayVersion): string {
  return `/specs/${encodeURIComponent(seqId)}?version=${version}`;
}

/** Memoized per address, since new functions would render the rows again. */
export function rowSheets(at: AddressValue): RowSheets {
  const { address, basePath } = at;
  const rowHref: NonNullable<RowSheets['rowHref']> = (seqId, version) =>
    withBasePath(basePath, sheetPlace(seqId, version));
  const sheets: RowSheets = known.get(at) ?? {
    rowHref,
    onRowAction(seqId, { version, list }) {
      const { pathname, search } = address.getLocation();
      // The list lets the user step through its sheets, also after a reload.
      const from = pathBelow(basePath, pathname) + search;
      address.push(rowHref(seqId, version), { from, list: keptList(list) });
    },
  };
  known.set(at, sheets);
  return sheets;
}

/** Caches the last list, since splitting a whole menu takes milliseconds. */
let last = { text: '', list: [] as readonly string[] };

/**
 * Joins the SeqIds that the user came from into one text for the history state.
 * A browser copies one text much faster than thousands of short ones at each navigation.
 */
export function keptList(list: readonly string[]): string {
  last = { text: list.join(' '), list };
  return last.text;
}

function readList(list: unknown): readonly string[] | undefined {
  if (typeof list === 'string') return list === last.text ? last.list : list.split(' ');
  // An earlier format, which open tabs may still have.
  return Array.isArray(list) && list.every((seqId) => typeof seqId === 'string') ? list : undefined;
}

export function listOf(state: unknown): readonly string[] | undefined {
  return typeof state === 'object' && state !== null && 'list' in state ? readList(state.list) : undefined;
}
