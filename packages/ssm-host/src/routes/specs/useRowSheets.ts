/** Rows that open the spec sheet of their reagent, for people who are signed in. */
import { useMemo } from 'react';
import type { MenuTableProps } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { pathBelow, withBasePath } from '../../address/basePath.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { sheetPlace } from './sheetPlace.ts';

type RowSheets = Pick<MenuTableProps, 'onRowAction' | 'rowHref'>;

/** The same functions for as long as the person is. */
export function useRowSheets(): RowSheets {
  const { address, basePath } = useAddress();
  const isSignedIn = useAuth().person !== null;
  return useMemo((): RowSheets => {
    const rowHref: RowSheets['rowHref'] = (seqId, version) => withBasePath(basePath, sheetPlace(seqId, version));
    return isSignedIn
      ? {
          rowHref,
          onRowAction(seqId, { version, readList }) {
            const { pathname, search } = address.getLocation();
            // With the list the sheets of its reagents follow each other, also after a reload.
            address.push(rowHref(seqId, version), { from: pathBelow(basePath, pathname) + search, list: readList() });
          },
        }
      : {};
  }, [address, basePath, isSignedIn]);
}
