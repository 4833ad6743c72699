import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import {
  type ColumnKey,
  keepColumns,
  keptColumns,
  preferredColumnsQuery,
  type SatErrorCode,
  savePreferredColumns,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useUi } from '../../ui/UiContext.ts';
import { useSelectColumnsTexts } from './useSelectColumnsTexts.ts';

export interface ColumnPreferenceOptions {
  /** The `sub` of the signed-in person; without it nothing can be preferred. */
  readonly sub?: string | undefined;
  /** What their token says, which counts until the server has answered. */
  readonly preferredColumns?: readonly ColumnKey[] | undefined;
}

export interface ColumnPreference {
  /** In order; empty while the person prefers none. */
  readonly preferred: readonly ColumnKey[];
  /** Saves at least one column, and tells the person whether that went well. */
  readonly save: ((columns: readonly ColumnKey[]) => void) | undefined;
}

const none: readonly ColumnKey[] = [];
const openStorage = (): Storage => window.localStorage;
/** What failed is told here, with a way to try again; no toast repeats it. */
const meta = { isSilent: true };
/** Time to read what failed and to press the button. */
const failureMs = 10_000;
/** Of a session that has ended the application tells. */
const toldElsewhere: ReadonlySet<SatErrorCode> = new Set<SatErrorCode>(['unauthenticated', 'aborted']);

/** What the server says the person prefers. It is kept in this browser for the next visit. */
function usePreferredColumns(sub: string | undefined, known: readonly ColumnKey[]): readonly ColumnKey[] {
  const { client, queryClient, strings } = useSsm();
  const { toasts } = useUi();
  const query = preferredColumnsQuery(client, { sub: sub ?? '' });
  const { data, error, refetch } = useQuery({ ...query, meta, enabled: sub !== undefined }, queryClient);
  const kept = useMemo(() => (sub === undefined ? null : keptColumns(openStorage, 'preferred', sub)), [sub]);

  useEffect(() => {
    if (sub !== undefined && data !== undefined) keepColumns(openStorage, 'preferred', sub, data);
  }, [sub, data]);

  // Each failure is an error of its own, so that the same one after a try is told again.
  useEffect(() => {
    if (error === null || toldElsewhere.has(error.code)) return;
    const action = { label: strings.ui.retry, onAction: () => void refetch() };
    toasts.show({ kind: 'error', text: strings.errors.request, timeoutMs: failureMs, action });
  }, [error, refetch, toasts, strings]);
  return data ?? kept ?? known;
}

/** The columns that a person prefers for all tables: as saved, until that is known as this browser or the token says. */
export function useColumnPreference({ sub, preferredColumns = none }: ColumnPreferenceOptions): ColumnPreference {
  const { client, queryClient, strings } = useSsm();
  const { toasts } = useUi();
  const texts = useSelectColumnsTexts();
  const preferred = usePreferredColumns(sub, preferredColumns);
  const failedToast = useRef<number>(undefined);

  const save = useCallback(
    (owner: string, columns: readonly ColumnKey[]) => {
      async function attempt(): Promise<void> {
        // What failed before is to be tried again no more: it would undo this.
        if (failedToast.current !== undefined) toasts.close(failedToast.current);
        const { queryKey } = preferredColumnsQuery(client, { sub: owner });
        try {
          await savePreferredColumns(client, owner, columns);
          // An answer that is on its way says what was before.
          await queryClient.cancelQueries({ queryKey });
          queryClient.setQueryData(queryKey, columns);
          toasts.show({ kind: 'success', text: texts.saved });
        } catch {
          const action = { label: strings.ui.retry, onAction: () => void attempt() };
          failedToast.current = toasts.show({
            kind: 'error',
            text: texts.notSaved,
            timeoutMs: failureMs,
            action,
          });
        }
      }
      void attempt();
    },
    [client, queryClient, toasts, strings, texts],
  );
  const saveOwn = useMemo(
    () => (sub === undefined ? undefined : (columns: readonly ColumnKey[]) => save(sub, columns)),
    [sub, save],
  );
  return { preferred, save: saveOwn };
}
