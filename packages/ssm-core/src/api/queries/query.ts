import {
  type DataTag,
  environmentManager,
  type QueryClient,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/query-core';
import { retryDelayMs, shouldRetry } from '../client/retry.ts';
import type { SatError } from '../error.ts';
import type { AssayVersion, SatPaths } from '../types.ts';

/** Contains plain text only. The subject comes first, so that one prefix matches a whole version or all panels. */
export type SatQueryKey = readonly [
  subject:
    | AssayVersion
    | 'panels'
    | 'columns'
    | 'collections'
    | 'ownCollections'
    | 'geneSets'
    | 'lift'
    | 'notes'
    | 'files'
    | keyof SatPaths,
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
 * Older data is refetched on focus or reconnect, because an operator may have loaded another catalogue. If not, the
 * server answers 304.
 */
const ordinarilyFreshMs = 60_000;

export function satQuery<Data>(options: {
  readonly key: SatQueryKey;
  readonly freshMs?: number;
  readonly keptMs: number;
  readonly isEnabled?: boolean;
  readonly edition?: string | undefined;
  readonly merge?: (before: Data | undefined, after: Data) => Data;
  readonly fetch: (signal: AbortSignal, edition?: string) => Promise<Data>;
}): SatQuery<Data> {
  const { key, freshMs = ordinarilyFreshMs, keptMs, isEnabled = true, edition, merge, fetch } = options;
  return {
    queryKey: key as SatQuery<Data>['queryKey'],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      fetch(signal, edition).catch((error: SatError) => {
        // With several servers, this one may be older and not know the parameter.
        if (error.field === 'edition') return fetch(signal);
        throw error;
      }),
    enabled: isEnabled,
    structuralSharing: merge === undefined || ((before, after) => merge(before as Data | undefined, after as Data)),
    staleTime: freshMs,
    // On a server, a timer would keep the process and the request's data alive after the response.
    gcTime: environmentManager.isServer() ? Number.POSITIVE_INFINITY : keptMs,
    retry: shouldRetry,
    retryDelay: retryDelayMs,
    // With `always`, a query fails visibly even when the browser reports that it is offline.
    networkMode: 'always',
    refetchOnReconnect: true,
  } satisfies QueryObserverOptions<Data, SatError, Data, Data, SatQueryKey>;
}

export interface SatObserver<Data> {
  readonly getResult: () => QueryObserverResult<Data, SatError>;
  readonly ask: (query: SatQuery<Data>) => void;
  readonly isWanted: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly refetch: () => void;
}

/** The feature shows its own error, so no notification is needed. */
const meta = { isSilent: true };

export function satObserver<Data>(queryClient: QueryClient, query: SatQuery<Data>): SatObserver<Data> {
  const observer = new QueryObserver<Data, SatError, Data, Data, SatQueryKey>(queryClient, { ...query, meta });
  let asked = query;
  return {
    getResult: () => observer.getCurrentResult(),
    ask(next) {
      if (next === asked) return;
      asked = next;
      observer.setOptions({ ...next, meta });
    },
    isWanted: () => asked.enabled,
    subscribe: (listener) => observer.subscribe(listener),
    refetch: () => void observer.refetch(),
  };
}
