/** Properties of the tables of reagents: who may select, links to sheets, and ticks that last through reloads. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssayVersion, ListReference, Role } from 'ssm-core';
import { type MenuTableProps, useDeferredPart } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { loadMember } from '../../builder/BuilderProvider.tsx';
import type { RowSheets } from '../specs/rowSheets.ts';

export function useRowSheets(): RowSheets | undefined {
  const at = useAddress();
  const isSignedIn = useAuth().person !== null;
  const { part } = useDeferredPart(loadMember, isSignedIn);
  return isSignedIn ? part?.rowSheets(at) : undefined;
}

/** Returns a function that opens the page of comparisons with a list. Undefined for visitors and until it is loaded. */
export function useCompare(): ((list: ListReference) => void) | undefined {
  const { address, basePath } = useAddress();
  const isSignedIn = useAuth().person !== null;
  const { part } = useDeferredPart(loadMember, isSignedIn);
  const comparePlace = isSignedIn ? part?.comparePlace : undefined;
  return comparePlace && ((list) => address.push(withBasePath(basePath, comparePlace(list))));
}

export function tableAccess(role: Role): Pick<MenuTableProps, 'allowsSelection' | 'height'> {
  return {
    allowsSelection: role.allowsSelection,
    height: role.title === 'SSM-Verified' ? '54vh' : '50vh',
  };
}

const ticksKey = 'ssm.ticks';
const ticksFormat = 1;

interface Ticks {
  readonly owner: string;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
}

interface Stored extends Ticks {
  readonly format: typeof ticksFormat;
}

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

export function readTicks(page: Page, owner: string, version: AssayVersion): readonly string[] {
  try {
    const kept = JSON.parse(page.sessionStorage.getItem(ticksKey) ?? 'null') as Partial<Stored> | null;
    const isTheirs =
      kept?.format === ticksFormat && kept.owner === owner && kept.version === version && Array.isArray(kept.seqIds);
    return isTheirs ? kept.seqIds.filter((seqId) => typeof seqId === 'string') : [];
  } catch {
    return [];
  }
}

export function writeTicks(page: Page, ticks: Ticks): void {
  try {
    if (ticks.seqIds.length === 0) page.sessionStorage.removeItem(ticksKey);
    else page.sessionStorage.setItem(ticksKey, JSON.stringify({ format: ticksFormat, ...ticks } satisfies Stored));
  } catch {
    // If storage is blocked or full, the ticks last as long as the page.
  }
}

export function forgetTicks(page: Page): void {
  try {
    page.sessionStorage.removeItem(ticksKey);
  } catch {
    // Blocked storage has no ticks to remove.
  }
}

export interface KeptTicks {
  readonly defaultSelectedSeqIds: readonly string[];
  readonly onSelectionChange: (seqIds: readonly string[]) => void;
}

/**
 * Restores the ticks of the last page and persists new ticks. Without an owner the user has signed out, so it removes
 * the stored ticks.
 */
export function useKeptTicks(owner: string | undefined, version: AssayVersion | undefined): KeptTicks {
  const [first] = useState(() =>
    owner === undefined || version === undefined ? [] : readTicks(window, owner, version),
  );
  const now = useRef<{ readonly version: AssayVersion | undefined; readonly seqIds: readonly string[] }>({
    version,
    seqIds: first,
  });
  useEffect(() => {
    if (owner === undefined) forgetTicks(window);
    if (owner === undefined || version === undefined) return undefined;
    if (now.current.version !== version) now.current = { version, seqIds: [] };
    const keep = (): void => writeTicks(window, { owner, version, seqIds: now.current.seqIds });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [owner, version]);
  const onSelectionChange = useCallback(
    (seqIds: readonly string[]) => {
      now.current = { version, seqIds };
    },
    [version],
  );
  return { defaultSelectedSeqIds: first, onSelectionChange };
}
