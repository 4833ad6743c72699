/** Persists which rows are ticked, through reloads, until the tab closes or the user signs out. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { AssayVersion } from 'ssm-core';

const key = 'ssm.ticks';
const format = 1;

interface Ticks {
  readonly owner: string;
  readonly version: AssayVersion;
  readonly seqIds: readonly string[];
}

interface Stored extends Ticks {
  readonly format: typeof format;
}

type Page = { readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> };

export function readTicks(page: Page, owner: string, version: AssayVersion): readonly string[] {
  try {
    const kept = JSON.parse(page.sessionStorage.getItem(key) ?? 'null') as Partial<Stored> | null;
    const isTheirs =
      kept?.format === format && kept.owner === owner && kept.version === version && Array.isArray(kept.seqIds);
    return isTheirs ? kept.seqIds.filter((seqId) => typeof seqId === 'string') : [];
  } catch {
    return [];
  }
}

export function writeTicks(page: Page, ticks: Ticks): void {
  try {
    if (ticks.seqIds.length === 0) page.sessionStorage.removeItem(key);
    else page.sessionStorage.setItem(key, JSON.stringify({ format, ...ticks } satisfies Stored));
  } catch {
    // If storage is blocked or full, the ticks last as long as the page.
  }
}

export function forgetTicks(page: Page): void {
  try {
    page.sessionStorage.removeItem(key);
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
