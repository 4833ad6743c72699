import { useDeferredPart } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { loadMember } from '../../builder/BuilderProvider.tsx';
import type { RowSheets } from './rowSheets.ts';

export function useRowSheets(): RowSheets | undefined {
  const at = useAddress();
  const isSignedIn = useAuth().person !== null;
  const { part } = useDeferredPart(loadMember, isSignedIn);
  return isSignedIn ? part?.rowSheets(at) : undefined;
}
