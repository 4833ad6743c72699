import { type ReactNode, useMemo, useRef } from 'react';
import type { Builder, Group } from 'ssm-core';
import { BuilderToolbar } from '../../features/builder/parts/BuilderToolbar.tsx';
import { EmptyBuilder } from '../../features/builder/parts/EmptyBuilder.tsx';
import { MissingAnalytes } from '../../features/builder/parts/MissingAnalytes.tsx';
import { StorageNotice } from '../../features/builder/parts/StorageNotice.tsx';
import { useBuilderKeys } from '../../features/builder/useBuilderKeys.ts';
import { useBuilderTexts } from '../../features/builder/useBuilderTexts.ts';
import { useLastChange } from '../../features/builder/useLastChange.ts';
import { ListColumnsButton } from '../../features/columns/ListColumnsButton.tsx';
import { ListTable } from '../../features/menu/ListTable.tsx';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { withdrawnByOtherTexts } from '../../strings/withdrawnText.ts';
import { FoldedSentences } from '../../ui/feedback/FoldedSentences.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useKeptFocus } from '../../ui/hooks/useKeptFocus.ts';
import { ReagentPreview } from '../preview/ReagentPreview.tsx';
import type { ListedBuilder } from './useListedBuilder.ts';

/** What a page of the builder shows and offers. */
export interface BuilderLook
  extends Pick<MenuTableProps, 'columns' | 'fixedColumnCount' | 'height' | 'onRowAction' | 'rowHref'> {
  /** The working lists of the person. */
  readonly builder: Builder;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Where an empty list leads: to the menu. */
  readonly menuHref?: string | undefined;
  /** With it a plain click on that link calls this in place of leaving the page. */
  readonly onOpenMenu?: (() => void) | undefined;
  /** What Import opens; without it there is no such button. */
  readonly onImport?: (() => void) | undefined;
  /** The pointer or the focus comes to Import: what it opens can be fetched. */
  readonly onApproachImport?: (() => void) | undefined;
  /** Told what to save, in the order in which it was added. */
  readonly onSave?: ((seqIds: readonly string[]) => void) | undefined;
  /** What the list is, and how much of it is saved: on a line of its own, since its length changes with the list. */
  readonly about?: ReactNode;
}

export interface DrawnBuilderProps extends BuilderLook {
  readonly model: ListedBuilder;
  /** What Import opens is on its way. */
  readonly isImportPending?: boolean;
}

/** What takes the focus when what had it is gone: the way to the menu, else what stands in the table's place. */
function nextFocus(page: HTMLElement): HTMLElement | null {
  const empty = page.querySelector<HTMLElement>('[data-component=EmptyBuilder]');
  return empty?.querySelector('a') ?? empty ?? page.querySelector<HTMLElement>('[role=grid]');
}

/** A list of the builder: its heading, what can be done with it, and its rows. */
export function DrawnBuilder(props: DrawnBuilderProps) {
  const { builder, group, model, about, columns, fixedColumnCount, onImport, onApproachImport, onSave } = props;
  const { isImportPending = false } = props;
  const ssm = useSsm();
  const { strings } = ssm;
  const notes = useLateTexts('menuNotes', menuNotes);
  const texts = useBuilderTexts();
  const { version, chooseVersion, list, selected, removeSelected } = model;
  const lastChange = useLastChange(builder, version);
  const onKeyDown = useBuilderKeys(
    useMemo(
      () => ({ onUndo: list.undo, onRedo: list.redo, onRemove: removeSelected }),
      [list.undo, list.redo, removeSelected],
    ),
  );
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, nextFocus);
  return (
    // The keys are for what is inside; the page itself is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div ref={frame} className="ssm-MenuPage" data-component="BuilderPage" onKeyDown={onKeyDown} {...keptFocus}>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{texts.title(strings.version[version], group)}</h1>
        {chooseVersion !== null && <VersionToggle version={version} onChoose={chooseVersion} />}
        <output data-part="LastChange">{lastChange}</output>
        <BuilderToolbar
          model={list}
          group={group}
          selectedCount={selected.length}
          columns={
            <ListColumnsButton
              version={version}
              menu={model.menu}
              columns={model.columns}
              defaults={columns}
              fixedColumnCount={fixedColumnCount}
            />
          }
          onRemove={removeSelected}
          onImport={onImport}
          onApproachImport={onApproachImport}
          isImportPending={isImportPending}
          onSave={onSave && (() => onSave([...list.seqIds]))}
        />
      </div>
      {about}
      <StorageNotice problem={list.problem} />
      <MissingAnalytes seqIds={model.missing} withdrawn={model.menu?.catalogue?.withdrawn} onRemove={list.remove} />
      <FoldedSentences
        {...withdrawnByOtherTexts(
          notes,
          ssm,
          { version, seqIds: list.seqIds },
          model.menu?.catalogue?.withdrawnByOther,
        )}
        className="ssm-Builder-missing"
      />
      <BuilderRows {...props} />
    </div>
  );
}

function BuilderRows({ model, group, menuHref, onOpenMenu, ...table }: DrawnBuilderProps) {
  const { strings } = useSsm();
  const texts = useBuilderTexts();
  const { version } = model;
  if (!model.list.isRead) return <Progress label={texts.loading(group)} />;
  if (model.list.count === 0) return <EmptyBuilder group={group} menuHref={menuHref} onOpenMenu={onOpenMenu} />;
  if (!model.hasRows) return null;
  return (
    <ListTable
      // Another version is another list.
      key={version}
      list={model}
      fixedColumnCount={table.fixedColumnCount}
      height={table.height}
      onRowAction={table.onRowAction}
      rowHref={table.rowHref}
      aside={table.rowHref && ReagentPreview}
      keys={texts.keys}
      label={texts.tableLabel(strings.version[version], group)}
      allowsSelection
      listRows={model.listRows}
      selectedSeqIds={model.selected}
      onSelectionChange={model.select}
      onProgress={model.noteMenu}
    />
  );
}
