import { useMemo, useState } from 'react';
import { panelsKey, type SatError } from 'ssm-core';
import { nameTombstone, tombstoneQuery } from 'ssm-core/internal';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';

/** A change of what the owner allows that was not saved. */
interface Unsaved {
  readonly error: SatError;
  readonly retry: () => void;
}

/** Reads what the address of a panel says after its deletion, and changes what the owner allows it to say. */
export function useTombstone(panelId: string) {
  const { client } = useSsm();
  const query = useSatQuery(useMemo(() => tombstoneQuery(client, panelId), [client, panelId]));
  const [unsaved, setUnsaved] = useState<Unsaved>();
  const allow = useSatMutation({
    send: (isNamed: boolean) => nameTombstone(client, panelId, isNamed),
    onSuccess: () => setUnsaved(undefined),
    onError: (error: SatError, isNamed) => setUnsaved({ error, retry: () => allow(isNamed) }),
    onSettled: () => invalidateOnPage([...panelsKey, 'tombstone', panelId]),
  });
  return { tombstone: query.data, error: query.error, allow, unsaved };
}
