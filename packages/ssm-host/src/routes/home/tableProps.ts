/** Properties of the tables of reagents, on every page with such a table. */
import type { Role } from 'ssm-core';
import { type MenuTableProps, useDeferredPart } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { loadMember } from '../../builder/BuilderProvider.tsx';
import type { RowSheets } from '../specs/rowSheets.ts';

export function useRowSheets(): RowSheets | undefined {
  const at = useAddress();
  const isSignedIn = useAuth().person !== null;
  const { part } = useDeferredPart(loadMember, isSignedIn);
  return isSignedIn ? part?.rowSheets(at) : undefined;
}

export function tableAccess(role: Role): Pick<MenuTableProps, 'allowsSelection' | 'height'> {
  return {
    allowsSelection: role.allowsSelection,
    height: role.title === 'SSM-Verified' ? '54vh' : '50vh',
  };
}
