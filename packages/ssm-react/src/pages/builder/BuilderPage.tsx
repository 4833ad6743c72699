import { type ReactNode, useMemo, useRef } from 'react';
import type { AssayVersion, Builder, Group } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import { BuilderToolbar } from '../../features/builder/parts/BuilderToolbar.tsx';
import { EmptyBuilder } from '../../features/builder/parts/EmptyBuilder.tsx';
import { MissingAnalytes } from '../../features/builder/parts/MissingAnalytes.tsx';
import { StorageNotice } from '../../features/builder/parts/StorageNotice.tsx';
import { useBuilderKeys } from '../../features/builder/useBuilderKeys.ts';
import { type BuilderPageModel, useBuilderPage } from '../../features/builder/useBuilderPage.ts';
import { useBuilderTexts } from '../../features/builder/useBuilderTexts.ts';
import { useLastChange } from '../../features/builder/useLastChange.ts';
import { ListColumnsButton } from '../../features/columns/ListColumnsButton.tsx';
import type { ColumnsPerson } from '../../features/columns/useColumns.ts';
import { type ListColumns, useListColumns } from '../../features/columns/useListColumns.ts';
import { ListTable } from '../../features/menu/ListTable.tsx';
import type { MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useKeptFocus } from '../../ui/hooks/useKeptFocus.ts';
import { ReagentPreview } from '../preview/ReagentPreview.tsx';
import { expectedOfBuilderPage } from './expectedOfBuilder.ts';

export interface BuilderPageProps
  extends ColumnsPerson,
    Pick<MenuTableProps, 'columns' | 'fixedColumnCount' | 'height' | 'onRowAction' | 'rowHref'> {
  /** The working lists of the person. */
  readonly builder: Builder;
  /** The list that is shown. */
  readonly version: AssayVersion;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** With it the page has a toggle of its own, as certified people's has. */
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
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

/** The working list of a version: its analytes as a table, and what is done with them. */
export function BuilderPage(props: BuilderPageProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven('<BuilderPage>', props, expectedOfBuilderPage satisfies () => ExpectedOf<BuilderPageProps>);
  }
  return (
    <FeatureBoundary>
      <LiveBuilderPage {...props} />
    </FeatureBoundary>
  );
}

/** What takes the focus when what had it is gone: the way to the menu, else what stands in the table's place. */
function nextFocus(page: HTMLElement): HTMLElement | null {
  const empty = page.querySelector<HTMLElement>('[data-component=EmptyBuilder]');
  return empty?.querySelector('a') ?? empty ?? page.querySelector<HTMLElement>('[role=grid]');
}

function LiveBuilderPage({
  builder,
  version,
  group,
  onVersionChange,
  menuHref,
  onOpenMenu,
  about,
  ...props
}: BuilderPageProps) {
  const { onImport, onApproachImport, onSave, sub, preferredColumns, ...table } = props;
  const { strings } = useSsm();
  const texts = useBuilderTexts();
  const model = useBuilderPage(builder, version);
  const { list, selected, removeSelected } = model;
  const columns = useListColumns('builder', { sub, preferredColumns, columns: table.columns });
  const lastChange = useLastChange(builder, version);
  const onKeyDown = useBuilderKeys(
    useMemo(
      () => ({ onUndo: list.undo, onRedo: list.redo, onRemove: removeSelected }),
      [list.undo, list.redo, removeSelected],
    ),
  );
  const frame = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(frame, nextFocus);
  const name = strings.version[version];
  return (
    // The keys are for what is inside; the page itself is not pressed.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div ref={frame} className="ssm-MenuPage" data-component="BuilderPage" onKeyDown={onKeyDown} {...keptFocus}>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title">{texts.title(name, group)}</h1>
        {onVersionChange !== undefined && <VersionToggle version={version} onChoose={onVersionChange} />}
        <output data-part="LastChange">{lastChange}</output>
        <BuilderToolbar
          model={list}
          group={group}
          selectedCount={selected.length}
          columns={
            <ListColumnsButton
              version={version}
              menu={model.menu}
              columns={columns}
              defaults={table.columns}
              fixedColumnCount={table.fixedColumnCount}
            />
          }
          onRemove={removeSelected}
          onImport={onImport}
          onApproachImport={onApproachImport}
          onSave={onSave && (() => onSave([...list.seqIds]))}
        />
      </div>
      {about}
      <StorageNotice problem={list.problem} />
      <MissingAnalytes seqIds={model.missing} onRemove={list.remove} />
      <BuilderRows
        model={model}
        version={version}
        group={group}
        menuHref={menuHref}
        onOpenMenu={onOpenMenu}
        columns={columns}
        table={table}
      />
    </div>
  );
}

interface BuilderRowsProps extends Pick<BuilderPageProps, 'version' | 'group' | 'menuHref' | 'onOpenMenu'> {
  readonly model: BuilderPageModel;
  readonly columns: ListColumns;
  readonly table: MenuTableProps;
}

function BuilderRows({ model, version, group, menuHref, onOpenMenu, columns, table }: BuilderRowsProps) {
  const { strings } = useSsm();
  const texts = useBuilderTexts();
  if (!model.list.isRead) return <Progress label={texts.loading(group)} />;
  if (model.list.count === 0) return <EmptyBuilder group={group} menuHref={menuHref} onOpenMenu={onOpenMenu} />;
  if (!model.hasRows) return null;
  return (
    <ListTable
      // Another version is another list, with a search and a sort of its own.
      key={version}
      {...table}
      aside={table.rowHref && ReagentPreview}
      keys={texts.keys}
      label={texts.tableLabel(strings.version[version], group)}
      version={version}
      listColumns={columns}
      allowsSelection
      listRows={model.listRows}
      selectedSeqIds={model.selected}
      onSelectionChange={model.select}
      onProgress={model.noteMenu}
    />
  );
}
