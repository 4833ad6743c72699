import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { ColumnKey, Columns, ColumnsActions, ColumnsPorts, ColumnsState } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useUi } from '../../ui/UiContext.ts';
import type { openColumns } from './openColumns.ts';

export interface ColumnsPerson {
  /** The `sub` of the signed-in person. Without a person, no preference can be saved. */
  readonly sub?: string | undefined;
  /** The preference in the person's token, used until the server answers. */
  readonly preferredColumns?: readonly ColumnKey[] | undefined;
}

export interface ColumnsOptions extends ColumnsPerson, Pick<ColumnsPorts, 'list' | 'onApplied'> {}

export interface ColumnsModel extends ColumnsState, ColumnsActions {}

const none: readonly ColumnKey[] = [];
const nothing = () => () => undefined;

/** Returns the columns of the person. Returns undefined while `open` is not loaded. */
export function useColumns(open: typeof openColumns | undefined, options: ColumnsOptions): ColumnsModel | undefined {
  const ssm = useSsm();
  const { toasts } = useUi();
  const { client, queryClient } = ssm;
  const { sub, preferredColumns: claimed = none, list } = options;
  const latest = useLatest({ ssm, onApplied: options.onApplied });
  const made = useMemoFromPrevious<Columns | undefined>([open, client, queryClient, sub, claimed.join(), list], () =>
    open?.({
      client,
      queryClient,
      sub,
      claimed,
      list,
      toasts,
      readSsm: () => latest.current.ssm,
      onApplied: (columns, version) => latest.current.onApplied(columns, version),
    }),
  );
  const before = useRef<Columns>(undefined);
  useEffect(() => {
    // Disposes the previous columns, so that nothing that was started for another person continues.
    if (before.current !== made) before.current?.dispose();
    before.current = made;
  }, [made]);
  const state = useSyncExternalStore(
    made?.subscribe ?? nothing,
    () => made?.getSnapshot(),
    () => made?.getSnapshot(),
  );
  return useMemo(() => made && state && { ...made, ...state }, [made, state]);
}
