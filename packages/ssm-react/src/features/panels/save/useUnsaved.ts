import { useMemo } from 'react';
import { type Group, panelQuery, type WorkingList, type WorkingListOrigin } from 'ssm-core';
import { type UnsavedChanges, unsavedChanges } from 'ssm-core/internal';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

export type Unsaved =
  | { readonly kind: 'new' }
  | { readonly kind: 'deleted'; readonly origin: WorkingListOrigin }
  | { readonly kind: 'counting'; readonly origin: WorkingListOrigin }
  | { readonly kind: 'uncounted'; readonly origin: WorkingListOrigin; readonly onCountAgain: () => void }
  | ({ readonly kind: 'counted'; readonly origin: WorkingListOrigin } & UnsavedChanges);

/** Counts unsaved changes. Compares the list with the version that it was taken from, which never changes. */
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

export function useUnsavedWords(unsaved: Unsaved, count: number, group: Group): string {
  const { strings, countText } = useSsm();
  const { analytes, unsaved: texts } = usePanelTexts();
  const counted = analytes(count, countText(count));
  switch (unsaved.kind) {
    case 'new':
      return texts.new(group, counted);
    case 'deleted':
      return texts.deleted(unsaved.origin.name, counted);
    case 'counted': {
      const { added, removed, sources } = unsaved;
      const parts = [
        ...(added === 0 ? [] : [texts.added(countText(added))]),
        ...(removed === 0 ? [] : [texts.removed(countText(removed))]),
        ...(sources === 0 ? [] : [texts.lists(sources, countText(sources))]),
      ];
      const total = added + removed + sources;
      return total === 0
        ? texts.none
        : texts.changes(total, countText(total), parts.join(strings.values.listSeparator));
    }
    default:
      return texts[unsaved.kind];
  }
}
