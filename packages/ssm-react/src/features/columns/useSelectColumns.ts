import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import {
  type AssayVersion,
  type ColumnKey,
  type ColumnsInput,
  chosenColumns,
  columnsMachine,
  findColumns,
  isPreferred,
  preferenceOf,
  selectColumnsDraft,
  selectColumnsFind,
  selectWantsPreference,
} from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { useLayoutEffect } from '../../ui/layoutEffect.ts';
import type { ColumnPreference } from './useColumnPreference.ts';

export interface SelectColumnsOptions extends ColumnsInput {
  readonly version: AssayVersion;
  readonly preference: ColumnPreference;
  /** Told the chosen columns in their order. Whether they are saved as well is the dialog's own affair. */
  readonly onApply: (columns: readonly ColumnKey[]) => void;
  readonly onClose: () => void;
}

/** A column that the dialog lists. */
interface ListedColumn {
  readonly key: ColumnKey;
  readonly title: string;
  readonly isChosen: boolean;
  readonly isFixed: boolean;
}

interface SelectColumnsActions {
  readonly toggle: (key: ColumnKey) => void;
  readonly chooseAll: () => void;
  readonly chooseDefault: () => void;
  readonly changeFind: (text: string) => void;
  readonly wantPreference: (isWanted: boolean) => void;
  readonly apply: () => void;
  readonly cancel: () => void;
}

export interface SelectColumnsModel extends SelectColumnsActions {
  /** Those found, in the catalogue's order. */
  readonly listed: readonly ListedColumn[];
  /** How many are offered, found or not. */
  readonly offeredCount: number;
  readonly chosenCount: number;
  /** As typed. */
  readonly find: string;
  /** Null where nobody can save one. */
  readonly preferenceBox: { readonly isTicked: boolean; readonly isPreferredAlready: boolean } | null;
}

/** The draft of one opening of the dialog. */
export function useSelectColumns(options: SelectColumnsOptions): SelectColumnsModel {
  const { version, preference, shown, offered, fixed, defaults } = options;
  const { columns: texts } = useSsm().strings;
  const actor = useActorRef(columnsMachine, { input: { shown, offered, fixed, defaults } });
  const latest = useRef(options);
  useLayoutEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const subscriptions = [
      actor.on('columns.apply', ({ columns, wantsPreference }) => {
        const { onApply, preference: now } = latest.current;
        onApply(columns);
        if (wantsPreference && !isPreferred(columns, now.preferred, version)) {
          now.save?.(preferenceOf(columns, now.preferred, version));
        }
      }),
      actor.on('columns.cancel', () => latest.current.onClose()),
    ];
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe());
  }, [actor, version]);

  const actions = useMemo<SelectColumnsActions>(
    () => ({
      toggle: (key) => actor.send({ type: 'column.toggle', key }),
      chooseAll: () => actor.send({ type: 'columns.all' }),
      chooseDefault: () => actor.send({ type: 'columns.default' }),
      changeFind: (text) => actor.send({ type: 'find.change', text }),
      wantPreference: (isWanted) => actor.send({ type: 'preference.want', isWanted }),
      apply: () => actor.send({ type: 'columns.apply' }),
      cancel: () => actor.send({ type: 'columns.cancel' }),
    }),
    [actor],
  );
  const draft = useSelector(actor, selectColumnsDraft);
  const find = useSelector(actor, selectColumnsFind);
  const wantsPreference = useSelector(actor, selectWantsPreference);
  const titleOf = (key: ColumnKey): string => texts[key].title;
  const isPreferredAlready = isPreferred(chosenColumns(draft), preference.preferred, version);
  return {
    ...actions,
    listed: findColumns(draft.offered, find, titleOf).map((key) => ({
      key,
      title: titleOf(key),
      isChosen: draft.chosen.has(key),
      isFixed: draft.fixed.includes(key),
    })),
    offeredCount: draft.offered.length,
    chosenCount: draft.chosen.size,
    find,
    preferenceBox:
      preference.save === undefined ? null : { isTicked: wantsPreference && !isPreferredAlready, isPreferredAlready },
  };
}
