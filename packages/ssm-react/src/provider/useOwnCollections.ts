import { useMemo } from 'react';
import {
  type AssayVersion,
  catalogueQuery,
  keepsOwnCollections,
  type OwnCollection,
  ownCollectionsQuery,
  type SatError,
  tableQuery,
} from 'ssm-core';
import type { MenusOfVersions } from 'ssm-core/internal';
import { type OwnCollectionsTexts, ownCollections } from '../strings/en/collections.ts';
import { useLateTexts } from './lateTexts.ts';
import { useSatQuery } from './useSatQuery.ts';
import { useSsm } from './useSsm.ts';

/** Returns the texts of own collections in the provider's strings. */
export const useOwnCollectionsTexts = (): OwnCollectionsTexts => useLateTexts('ownCollections', ownCollections);

export interface OwnCollectionsOfPerson {
  /** Whether the person can keep collections on this server; undefined until known. */
  readonly isOffered: boolean | undefined;
  /** Undefined until loaded. */
  readonly items: readonly OwnCollection[] | undefined;
  readonly error: SatError | null;
  readonly retry: () => void;
}

/** Returns whether the person can keep collections on this server; undefined until known. */
export function useKeepsCollections(sub: string | undefined, version: AssayVersion = 'V_7K'): boolean | undefined {
  const { client, requestPath } = useSsm();
  const isPerson = sub !== undefined && requestPath === 'secured';
  const { data } = useSatQuery(catalogueQuery(client, { version, requestPath }), { isEnabled: isPerson });
  if (!isPerson) return false;
  return data === undefined ? undefined : keepsOwnCollections(data);
}

/** Reads the own collections of the signed-in person. Without a `sub`, and on older servers, there are none. */
export function useOwnCollections(sub: string | undefined, version?: AssayVersion): OwnCollectionsOfPerson {
  const { client } = useSsm();
  const isOffered = useKeepsCollections(sub, version);
  const list = useSatQuery(ownCollectionsQuery(client, sub ?? ''), { isEnabled: isOffered === true });
  // The person's role may not keep collections, or a proxy hides the call.
  const isRefused = [401, 403, 404].includes(list.error?.status ?? 0);
  return {
    isOffered: isRefused ? false : isOffered,
    items: isOffered === true ? list.data?.items : undefined,
    error: isRefused ? null : list.error,
    retry: () => void list.refetch(),
  };
}

const fields = ['seqId'] as const;

/** Loads which reagents the menus of both versions have. */
export function useMenusOfVersions(isEnabled: boolean): MenusOfVersions {
  const { client, requestPath } = useSsm();
  const seven = useSatQuery(tableQuery(client, { version: 'V_7K', requestPath, fields }), { isEnabled });
  const eleven = useSatQuery(tableQuery(client, { version: 'V_11K', requestPath, fields }), { isEnabled });
  return useMemo(
    () => ({ ...(seven.data && { V_7K: seven.data }), ...(eleven.data && { V_11K: eleven.data }) }),
    [seven.data, eleven.data],
  );
}
