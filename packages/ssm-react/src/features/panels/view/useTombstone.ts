import { useMemo } from 'react';
import { panelsKey, type SatError } from 'ssm-core';
import { nameTombstone, tombstoneQuery } from 'ssm-core/internal';
import { errorText } from '../../../provider/FailureNotice.tsx';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSatQuery } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';

/** Reads what the address of a panel says after its deletion, and changes what the owner allows it to say. */
export function useTombstone(panelId: string) {
  const { client, strings } = useSsm();
  const { show } = useToasts();
  const query = useSatQuery(useMemo(() => tombstoneQuery(client, panelId), [client, panelId]));
  const allow = useSatMutation({
    send: (isNamed: boolean) => nameTombstone(client, panelId, isNamed),
    onSuccess: () => undefined,
    onError: ({ code }: SatError) => show({ kind: 'error', text: errorText(strings, code) }),
    onSettled: () => invalidateOnPage([...panelsKey, 'tombstone', panelId]),
  });
  return { tombstone: query.data, error: query.error, allow };
}
