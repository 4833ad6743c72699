import type { AssayVersion } from 'ssm-core';
import type { MenuTableProps } from 'ssm-react';
import type { AddressValue } from '../../address/AddressContext.ts';
import { pathBelow, withBasePath } from '../../address/basePath.ts';
import { keptList } from './listOf.ts';

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
