import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { assayVersions, type Catalogue, catalogueQuery, type OwnColumn, type RequestPath } from 'ssm-core';
import { isOwnColumnKey } from 'ssm-core/internal';
import { useSatQuery } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

const none: readonly OwnColumn[] = [];

/** Reads descriptions that were fetched already. Two versions may have columns with the same key. */
function readOwnColumns(queryClient: QueryClient, requestPath: RequestPath): readonly OwnColumn[] {
  const found = new Map<string, OwnColumn>();
  for (const version of assayVersions) {
    const catalogue = queryClient.getQueryData<Catalogue>([version, 'catalogue', requestPath]);
    for (const column of catalogue?.ownColumns ?? []) if (!found.has(column.key)) found.set(column.key, column);
  }
  return found.size === 0 ? none : [...found.values()];
}

/**
 * Fetches the descriptions of the catalogues if any of the keys is of an own column, so that the provider's strings have
 * its title.
 */
export function useOwnTitles(keys: readonly string[]): void {
  const { client, requestPath } = useSsm();
  const enabled = keys.some(isOwnColumnKey);
  useSatQuery({ ...catalogueQuery(client, { version: 'V_7K', requestPath }), enabled });
  useSatQuery({ ...catalogueQuery(client, { version: 'V_11K', requestPath }), enabled });
}

/**
 * Returns the own columns of the catalogues whose descriptions have been fetched, without fetching them. Returns the same
 * array until the columns change.
 */
export function useOwnColumns(queryClient: QueryClient, requestPath: RequestPath): readonly OwnColumn[] {
  const subscribe = useCallback(
    (listener: () => void) =>
      queryClient.getQueryCache().subscribe(({ type, query }) => {
        if (type === 'updated' && query.queryKey[1] === 'catalogue') listener();
      }),
    [queryClient],
  );
  const read = useCallback(() => JSON.stringify(readOwnColumns(queryClient, requestPath)), [queryClient, requestPath]);
  // A text is compared by value, so that a refetched description without a change renders nothing.
  const text = useSyncExternalStore(subscribe, read, () => '[]');
  return useMemo(() => (text === '[]' ? none : (JSON.parse(text) as readonly OwnColumn[])), [text]);
}
