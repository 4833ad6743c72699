/** Rows that open the spec sheet of their reagent. */
import type { AssayVersion } from 'ssm-core';
import type { MenuTableProps } from 'ssm-react';
import type { AddressValue } from '../../address/AddressContext.ts';
import { pathBelow, withBasePath } from '../../address/basePath.ts';
import { keptList } from './listOf.ts';

export type RowSheets = Required<Pick<MenuTableProps, 'onRowAction' | 'rowHref'>>;

const known = new WeakMap<AddressValue, RowSheets>();

/** Below the base path. The version is always said: a link opens in another browser as it was. */
export function sheetPlace(seqId: string, version: AssayVersion): string {
  return `/specs/${encodeURIComponent(seqId)}?version=${version}`;
}

/** The same functions for the same address: other ones draw the rows anew. */
export function rowSheets(at: AddressValue): RowSheets {
  const { address, basePath } = at;
  const rowHref: NonNullable<RowSheets['rowHref']> = (seqId, version) =>
    withBasePath(basePath, sheetPlace(seqId, version));
  const sheets: RowSheets = known.get(at) ?? {
    rowHref,
    onRowAction(seqId, { version, list }) {
      const { pathname, search } = address.getLocation();
      // With the list the sheets of its reagents follow each other, also after a reload.
      const from = pathBelow(basePath, pathname) + search;
      address.push(rowHref(seqId, version), { from, list: keptList(list) });
    },
  };
  known.set(at, sheets);
  return sheets;
}
