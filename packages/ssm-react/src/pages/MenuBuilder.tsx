import { useMemo, useSyncExternalStore } from 'react';
import { type AssayVersion, type Builder, type Group, selectSeqIds, type Table } from 'ssm-core';
import { AddToBuilder } from '../features/builder/AddToBuilder.tsx';
import { useBuilder } from '../features/builder/useBuilder.ts';
import { useBuilderTexts } from '../features/builder/useBuilderTexts.ts';
import type { PickedRows, UnselectableRows } from '../features/menu-table/menuRows.ts';
import { Icon } from '../ui/Icon.tsx';
import { useLayoutEffect } from '../ui/layoutEffect.ts';

export interface MenuBuilderProps {
  readonly builder: Builder;
  readonly version: AssayVersion;
  readonly group: Group;
  readonly picked: PickedRows;
  /** Told which rows are in the builder, before anything is painted; undefined is none. */
  readonly onHold: (rows: UnselectableRows | undefined) => void;
}

/** The rows of the menu that are in the builder: not to be selected, and to be taken out where they stand. */
function useHeldRows({ builder, version }: MenuBuilderProps): UnselectableRows | undefined {
  const { seqIds, remove } = useBuilder(builder, version);
  const texts = useBuilderTexts();
  return useMemo(() => {
    if (seqIds.size === 0) return undefined;
    // Asked for with every key that is typed in the search box.
    const marks = new WeakMap<Table, Uint8Array>();
    return {
      has: (seqId) => seqIds.has(seqId),
      without(table, rows) {
        const bytes = marks.get(table) ?? selectSeqIds(table, seqIds).bytes;
        marks.set(table, bytes);
        return rows.filter((row) => bytes[row] !== 1);
      },
      box: (seqId) => (
        <button
          type="button"
          className="ssm-Builder-held"
          tabIndex={-1}
          aria-label={texts.takeOut(seqId)}
          title={texts.takeOutHint}
        >
          <Icon name="check" />
        </button>
      ),
      tag: (
        <span className="ssm-Builder-tag" aria-hidden="true">
          {texts.inBuilder}
        </span>
      ),
      onPress: (seqId) => remove([seqId]),
    };
  }, [seqIds, remove, texts]);
}

/** Joins the menu's table with the builder. It comes with the first signed-in person. */
export function MenuBuilder(props: MenuBuilderProps) {
  const { builder, version, group, picked, onHold } = props;
  const held = useHeldRows(props);
  useLayoutEffect(() => onHold(held), [onHold, held]);
  // What is in the builder now, put there by another tab perhaps, is selected no longer.
  useLayoutEffect(() => {
    if (held === undefined || picked.selection.read().count === 0) return;
    const selected = picked.read();
    const left = selected.filter((seqId) => !held.has(seqId));
    if (left.length < selected.length) picked.set(left);
  }, [held, picked]);
  const { subscribe, read } = picked.selection;
  const { count } = useSyncExternalStore(subscribe, read, read);
  return (
    <AddToBuilder
      builder={builder}
      version={version}
      group={group}
      count={count}
      readSelected={picked.read}
      onAdded={() => picked.set([])}
    />
  );
}
