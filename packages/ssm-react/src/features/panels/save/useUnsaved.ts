import { useMemo } from 'react';
import { panelQuery, type WorkingList, type WorkingListOrigin } from 'ssm-core';
import { type UnsavedChanges, unsavedChanges } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';

export type Unsaved =
  | { readonly kind: 'new' }
  | { readonly kind: 'deleted'; readonly origin: WorkingListOrigin }
  | { readonly kind: 'counting'; readonly origin: WorkingListOrigin }
  | { readonly kind: 'uncounted'; readonly origin: WorkingListOrigin; readonly onCountAgain: () => void }
  | ({ readonly kind: 'counted'; readonly origin: WorkingListOrigin } & UnsavedChanges);

/** Counts unsaved changes against the version the list was taken from, which is immutable. */
export function useUnsaved(list: WorkingList): Unsaved {
  const { client } = useSsm();
  const { origin, seqIds, sources } = list;
  const { panelId = '', number } = origin ?? {};
  const query = useSatQuery(panelQuery(client, { panelId, number }), { isEnabled: origin !== null });
  const { data, error, isFetching, refetch } = query;
  const panelSeqIds = data?.panel.seqIds;
  const changes = useMemo(
    () => panelSeqIds && unsavedChanges({ seqIds, sources }, panelSeqIds),
    [panelSeqIds, seqIds, sources],
  );
  if (origin === null) return { kind: 'new' };
  if (error?.code === 'not_found') return { kind: 'deleted', origin };
  if (changes !== undefined) return { kind: 'counted', origin, ...changes };
  if (error === null || isFetching) return { kind: 'counting', origin };
  return { kind: 'uncounted', origin, onCountAgain: () => void refetch() };
}
