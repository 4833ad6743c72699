/** The cache policy that every query of /sat shares. */
import { type DataTag, environmentManager, type QueryObserverOptions } from '@tanstack/query-core';
import { retryDelayMs, shouldRetry } from '../client/retry.ts';
import type { SatError } from '../error.ts';
import type { AssayVersion, SatPaths } from '../types.ts';

/** Plain text only; the subject comes first, so that one prefix names all of a version, or everything of panels. */
export type SatQueryKey = readonly [
  subject: AssayVersion | 'panels' | 'columns' | 'collections' | 'notes' | 'files' | keyof SatPaths,
  ...rest: readonly string[],
];

/** Options for useQuery, fetchQuery or a QueryObserver. */
export interface SatQuery<Data> {
  readonly queryKey: DataTag<SatQueryKey, Data, SatError>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
  readonly enabled: boolean;
  readonly structuralSharing: boolean | ((before: unknown, after: unknown) => unknown);
  readonly staleTime: number;
  readonly gcTime: number;
  readonly retry: (retries: number, error: SatError) => boolean;
  readonly retryDelay: (retries: number, error: SatError) => number;
  readonly networkMode: 'always';
  readonly refetchOnReconnect: true;
}

/**
 * A revision never changes but an operator may swap it, so what is older than this is asked for
 * again when the window is focused or the network returns. The HTTP cache makes that a 304.
 */
const ordinarilyFreshMs = 60_000;

export function satQuery<Data>(options: {
  readonly key: SatQueryKey;
  /** How long it is shown without asking again; a minute without. */
  readonly freshMs?: number;
  /** How long unused data is kept. */
  readonly keptMs: number;
  readonly isEnabled?: boolean;
  /** Of which edition of a catalogue it is asked, where that is known. */
  readonly edition?: string | undefined;
  /** What a second answer to the same question becomes; by default equal parts stay the same objects. */
  readonly merge?: (before: Data | undefined, after: Data) => Data;
  readonly fetch: (signal: AbortSignal, edition?: string) => Promise<Data>;
}): SatQuery<Data> {
  const { key, freshMs = ordinarilyFreshMs, keptMs, isEnabled = true, edition, merge, fetch } = options;
  return {
    queryKey: key as SatQuery<Data>['queryKey'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      fetch(signal, edition).catch((error: SatError) => {
        // Of several servers one that is not up to date yet knows no editions.
        if (error.field === 'edition') return fetch(signal);
        throw error;
      }),
    enabled: isEnabled,
    structuralSharing: merge === undefined || ((before, after) => merge(before as Data | undefined, after as Data)),
    staleTime: freshMs,
    // On a server a timer would keep the process, and what a request has asked for, long after the answer.
    gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : keptMs,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    // Asks, and so fails aloud, even where the browser believes that it is offline.
    networkMode: 'always',
    refetchOnReconnect: true,
  } satisfies QueryObserverOptions<Data, SatError, Data, Data, SatQueryKey>;
}
