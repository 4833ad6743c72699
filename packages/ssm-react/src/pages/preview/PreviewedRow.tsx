import { useState, useSyncExternalStore } from 'react';
import type { Analyte } from 'ssm-core';
import { analyteAt, columnsOfVersion } from 'ssm-core/engine';
import { withFilterColumns } from 'ssm-core/internal';
import { ReagentChoice } from '../../features/builder/parts/ReagentChoice.tsx';
import type { MenuAsideProps } from '../../features/menu/parts/DrawnMenu.tsx';
import { type PreviewPart, SheetPreview } from '../../features/sheet/SheetPreview.tsx';
import { useSheetTexts } from '../../features/sheet/useSheetWords.ts';
import type { FocusedRowStore } from './focusedRow.ts';
import { useColumnsInView } from './useColumnsInView.ts';

export interface PreviewedRowProps extends Pick<MenuAsideProps, 'menu' | 'openRow' | 'rowHref' | 'person' | 'frame'> {
  readonly focused: FocusedRowStore;
  readonly part: PreviewPart;
  readonly onPart: (part: PreviewPart) => void;
}

interface ChosenReagent {
  readonly at: ReturnType<FocusedRowStore['getSnapshot']>;
  readonly analyte: Analyte;
}

/**
 * Shows the row that has the focus. Subscribes to the focus and the menu itself, so that the table does not render
 * again.
 */
export function PreviewedRow(props: PreviewedRowProps) {
  const { menu, openRow, rowHref, person, frame, focused, part, onPart } = props;
  const { preview: texts } = useSheetTexts();
  const at = useSyncExternalStore(focused.subscribe, focused.getSnapshot, focused.getSnapshot);
  const { table, rows, view, shown, isLoading } = useSyncExternalStore(
    menu.subscribe,
    menu.getSnapshot,
    menu.getSnapshot,
  );
  const { filters, sort } = view;
  const carrying = withFilterColumns(sort === null ? [] : [sort.key], filters);
  useColumnsInView(
    frame,
    shown.filter((key) => carrying.includes(key)),
  );
  const row = at?.rows === rows ? rows[at.place] : undefined;
  // A reagent whose row an action of this pane has removed. It stays until the focus moves to a row.
  const [chosen, setChosen] = useState<ChosenReagent | null>(null);
  if (isLoading) return <p className="ssm-Preview-note">{texts.waiting}</p>;
  const keys = columnsOfVersion(view.version).map(({ key }) => key);
  const listed = row === undefined || table === undefined ? undefined : analyteAt(table, row, keys);
  const analyte = listed ?? (chosen?.at === at ? chosen?.analyte : undefined);
  if (at === null || analyte === undefined || table === undefined) {
    return <p className="ssm-Preview-note">{texts.nothing}</p>;
  }
  return (
    <SheetPreview
      key={view.version}
      analyte={analyte}
      version={view.version}
      loaded={table.columns}
      part={part}
      onPart={onPart}
      open={{ sheetHref: rowHref, onOpenSheet: openRow && menu.openReagent }}
      renderChoice={
        person &&
        ((seqId, ofProtein) => (
          <ReagentChoice
            {...person}
            {...{ version: view.version, seqId, ofProtein }}
            isDescribed
            onStep={() => setChosen({ at, analyte })}
          />
        ))
      }
    />
  );
}
