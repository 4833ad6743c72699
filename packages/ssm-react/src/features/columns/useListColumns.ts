import { useCallback, useState } from 'react';
import { type ColumnKey, type ColumnsPlace, keepColumns, keptColumns } from 'ssm-core';
import { type ColumnPreference, type ColumnPreferenceOptions, useColumnPreference } from './useColumnPreference.ts';

export interface ListColumnsOptions extends ColumnPreferenceOptions {
  /** What the list shows without a choice and without a preference. */
  readonly columns?: readonly ColumnKey[] | undefined;
}

export interface ListColumns {
  /** What the person chose for this list; null is none. */
  readonly chosen: readonly ColumnKey[] | null;
  readonly choose: (columns: readonly ColumnKey[] | null) => void;
  /** What is shown without a choice; undefined is the menu's own default. */
  readonly usual: readonly ColumnKey[] | undefined;
  readonly preference: ColumnPreference;
}

const openStorage = (): Storage => window.sessionStorage;

/** The columns of a list that has no address of its own: remembered for the session, else as preferred. */
export function useListColumns(
  place: Exclude<ColumnsPlace, 'preferred'>,
  { columns, ...options }: ListColumnsOptions,
): ListColumns {
  const { sub } = options;
  const preference = useColumnPreference(options);
  const [chosen, setChosen] = useState(() => (sub === undefined ? null : keptColumns(openStorage, place, sub)));
  const choose = useCallback(
    (next: readonly ColumnKey[] | null) => {
      setChosen(next);
      if (sub !== undefined) keepColumns(openStorage, place, sub, next);
    },
    [place, sub],
  );
  return { chosen, choose, usual: preference.preferred.length > 0 ? preference.preferred : columns, preference };
}
