import { useEffect, useRef, useState } from 'react';
import type { Sort } from 'ssm-core';
import { useLateTexts } from '../../../provider/lateTexts.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { menuNotes } from '../../../strings/en/menuNotes.ts';
import { activeElementOf } from '../../../ui/hooks/useRestoredFocus.ts';
import { Said } from '../../../ui/screen-reader/Said.tsx';
import type { KeyWithoutEffect } from '../grid/input/gridActions.ts';
import type { LaidOutColumn } from '../layout/columnLayout.ts';
import type { MenuModel } from '../useMenu.ts';
import { type FoundRows, foundText, reasonNotToSelect } from './MenuCounts.tsx';

/** The last key that changed nothing, and how many there were. The count announces the same text again. */
export type NoEffect = readonly [key: KeyWithoutEffect, count: number];

export interface TableStatusProps {
  readonly menu: MenuModel;
  readonly found: FoundRows;
  readonly noEffect: NoEffect | undefined;
  readonly isReadOnly: boolean;
}

interface ColumnChange {
  readonly column: LaidOutColumn;
  /** The new index of the column among the shown columns, from 1. Undefined if only the width has changed. */
  readonly position?: number;
}

function without(columns: readonly LaidOutColumn[], key: string): string {
  return columns.flatMap((each) => (each.key === key ? [] : [each.key])).join();
}

/**
 * Finds the column that the user moved or resized. Returns undefined when columns were added or removed. When two
 * neighbours swap places, the focused one counts as moved. A resize also fixes the widths of the columns before, so
 * the focused column or the last one counts as resized.
 */
function columnChange(
  before: readonly LaidOutColumn[],
  after: readonly LaidOutColumn[],
  focused: string | undefined,
): ColumnChange | undefined {
  if (before.length !== after.length) return undefined;
  if (before.every(({ key }, at) => key === after[at]?.key)) {
    const resized = after.filter(({ width }, at) => width !== before[at]?.width);
    const column = resized.find(({ key }) => key === focused) ?? resized.at(-1);
    return column && { column };
  }
  const moved = after.filter(({ key }) => without(before, key) === without(after, key));
  const column = moved.find(({ key }) => key === focused) ?? moved[0];
  return column && { column, position: after.indexOf(column) + 1 };
}

/** Announces changes of a table to screen readers: row count, page, sort, and columns that were moved or resized. */
export function TableStatus({ menu, found, noEffect, isReadOnly }: TableStatusProps) {
  const { strings, countText, requestPath } = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const { page, columns } = menu;
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(columns);
  const [change, setChange] = useState<ColumnChange>();
  useEffect(() => {
    const focused = place.current && activeElementOf(place.current)?.closest<HTMLElement>('[data-column]');
    const changed = columnChange(before.current, columns, focused?.dataset['column']);
    before.current = columns;
    if (changed !== undefined) setChange(changed);
  }, [columns]);

  function columnText({ column, position }: ColumnChange): string {
    const { title } = columnStrings(strings, column.key);
    return position === undefined
      ? notes.resized(title, countText(column.width))
      : notes.moved(title, countText(position), countText(columns.length));
  }

  function noEffectText([key]: NoEffect): string {
    if (key === 'select') return isReadOnly ? '' : reasonNotToSelect(strings, requestPath);
    const at = columns.findIndex((each) => each.key === key.column);
    const column = columns[at];
    if (column === undefined) return '';
    if (key.keeps === 'width') return columnText({ column });
    const { title } = columnStrings(strings, column.key);
    return (column.isFixed ? notes.fixed : notes.keptPlace)(title, countText(at + 1), countText(columns.length));
  }

  function sortText(sort: Sort | null): string {
    return sort === null ? notes.unsorted : notes.sorted[sort.direction](columnStrings(strings, sort.key).title);
  }

  const { sort } = menu;
  const pageText = strings.menu.pageOf(countText(page.index + 1), countText(page.count));
  const rangeText = strings.menu.rowRange(countText(page.start + 1), countText(page.end), countText(page.total));
  return (
    <span ref={place} className="ssm-VisuallyHidden" data-component="TableStatus">
      <Said text={foundText(found, strings, countText)} isNews />
      <Said of={`${page.index} ${page.size}`} text={pageText + strings.values.listSeparator + rangeText} />
      <Said of={sort === null ? '' : `${sort.key} ${sort.direction}`} text={sortText(sort)} />
      <Said text={change === undefined ? '' : columnText(change)} />
      <Said of={`${noEffect?.[1]}`} text={noEffect ? noEffectText(noEffect) : ''} />
    </span>
  );
}
