import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type AssayVersion, type Builder, canMove, canTestSets, type Group } from 'ssm-core';
import { otherVersion } from 'ssm-core/internal';
import { StorageNotice, useLastChange } from '../../features/builder/parts/BuilderNotices.tsx';
import { BuilderToolbar } from '../../features/builder/parts/BuilderToolbar.tsx';
import { MissingAnalytes } from '../../features/builder/parts/MissingAnalytes.tsx';
import { useBuilderTexts } from '../../features/builder/useBuilder.ts';
import { useBuilderKeys } from '../../features/builder/useBuilderKeys.ts';
import { ListColumnsButton } from '../../features/columns/ListColumnsButton.tsx';
import { ListTable, type MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { VersionToggle } from '../../features/version/VersionToggle.tsx';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { withdrawnByOtherTexts } from '../../strings/otherVersionText.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Link } from '../../ui/button/Link.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { FoldedSentences } from '../../ui/feedback/FoldedSentences.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import { SaveAsCollection } from '../collections/SaveAsCollection.tsx';
import { ReagentPreview } from '../preview/ReagentPreview.tsx';
import type { ListedBuilder } from './useListedBuilder.ts';

/** Content and actions of a builder page. */
export interface BuilderLook
  extends Pick<MenuTableProps, 'columns' | 'fixedColumnCount' | 'height' | 'onRowAction' | 'rowHref'> {
  /** The person's working lists. */
  readonly builder: Builder;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /** Address of the menu, to which an empty list links. */
  readonly menuHref?: string | undefined;
  /** Called on a plain click on the link to the menu, instead of opening its address. */
  readonly onOpenMenu?: (() => void) | undefined;
  /** Address of the curated collections, to which an empty list links. */
  readonly collectionsHref?: string | undefined;
  /** Called on a plain click on the link to the collections, instead of opening its address. */
  readonly onOpenCollections?: (() => void) | undefined;
  /** Called when the user presses Import. Without it, there is no button Import. */
  readonly onImport?: (() => void) | undefined;
  /** Called when the pointer or the focus reaches Import, so that the code for importing can load ahead. */
  readonly onApproachImport?: (() => void) | undefined;
  /** Called by “Move to 11K” or “Move to 7K”. Without it, and without coefficients on the server, there is no such button. */
  readonly onMove?: ((version: AssayVersion) => void) | undefined;
  /** Called by “Enrichment”. Without it, and without gene sets on the server, there is no such button. */
  readonly onEnrich?: ((version: AssayVersion) => void) | undefined;
  /** Called by “Plan” with the number of reagents of the list. Without it, there is no such button. */
  readonly onPlan?: ((version: AssayVersion, count: number) => void) | undefined;
  /** The `sub` of the signed-in person. With it, the list can be saved as an own collection, and own ones are goals. */
  readonly sub?: string | undefined;
  /** Called with the SeqIds to save, in the order in which the user added them. */
  readonly onSave?: ((seqIds: readonly string[]) => void) | undefined;
  /** Describes the list and its unsaved changes. Has a line of its own, because the length of the text varies. */
  readonly about?: ReactNode;
}

export interface DrawnBuilderProps extends BuilderLook {
  readonly model: ListedBuilder;
  /** Whether the code that Import opens is loading. */
  readonly isImportPending?: boolean;
}

const loadProteins = () => import('../../features/builder/proteins/OnePerProtein.tsx');

function nextFocus(page: HTMLElement): HTMLElement | null {
  const empty = page.querySelector<HTMLElement>('[data-component=EmptyState]');
  return empty?.querySelector('a') ?? empty ?? page.querySelector<HTMLElement>('[role=grid]');
}

function lostButton(page: HTMLElement | null): HTMLElement | null {
  return page?.querySelector<HTMLElement>('[data-component=MissingAnalytes] button') ?? null;
}

export function DrawnBuilder(props: DrawnBuilderProps) {
  const { builder, group, model, about, columns, fixedColumnCount, onImport, onApproachImport, onMove, onSave } = props;
  const { onEnrich, onPlan, isImportPending = false } = props;
  const ssm = useSsm();
  const { strings } = ssm;
  const notes = useLateTexts('menuNotes', menuNotes);
  const texts = useBuilderTexts();
  const { version, chooseVersion, list, selected, removeSelected } = model;
  const lastChange = useLastChange(builder, version);
  const [choosesProteins, setChoosesProteins] = useState(false);
  const closeProteins = (): void => setChoosesProteins(false);
  const { part: proteins } = useDeferredPart(loadProteins, choosesProteins, closeProteins);
  const frame = useRef<HTMLDivElement>(null);
  const onKeyDown = useBuilderKeys(
    frame,
    useMemo(
      () => ({ onUndo: list.undo, onRedo: list.redo, onRemove: removeSelected }),
      [list.undo, list.redo, removeSelected],
    ),
  );
  const restoredFocus = useRestoredFocus(frame, nextFocus);
  return (
    // Handles keys of the elements inside. The page element itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div ref={frame} className="ssm-MenuPage" data-component="BuilderPage" onKeyDown={onKeyDown} {...restoredFocus}>
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
          onProteins={() => setChoosesProteins(true)}
          isProteinsPending={choosesProteins && proteins === undefined}
          onKeep={model.keepSelected}
          others={list.count - model.missing.length - selected.length}
          moveTo={canMove(model.menu?.catalogue, version, otherVersion(version)) ? otherVersion(version) : undefined}
          onMove={onMove && (() => onMove(version))}
          onEnrich={canTestSets(model.menu?.catalogue) && onEnrich ? () => onEnrich(version) : undefined}
          onPlan={onPlan && (() => onPlan(version, list.count))}
          keep={list.count > 0 && <SaveAsCollection sub={props.sub} read={() => ({ seqIds: [...list.seqIds] })} />}
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
      <BuilderRows {...props} onShowLost={() => lostButton(frame.current)?.focus()} />
      {choosesProteins && proteins !== undefined && (
        <DialogBoundary onClose={closeProteins}>
          <proteins.OnePerProtein list={list} version={version} onClose={closeProteins} />
        </DialogBoundary>
      )}
    </div>
  );
}

interface BuilderRowsProps extends DrawnBuilderProps {
  /** Moves the focus to the reagents that the menu does not have. */
  readonly onShowLost: () => void;
}

function BuilderRows({ onShowLost, ...props }: BuilderRowsProps) {
  const { builder, model, group, rowHref } = props;
  const { strings } = useSsm();
  const texts = useBuilderTexts();
  const { version, shown } = model;
  const { overview, part, limits } = shown;
  const person = useMemo(() => ({ builder, group }), [builder, group]);
  if (!model.list.isRead) return <Progress label={texts.loading(group)} />;
  if (model.list.count === 0) return <EmptyBuilder {...props} />;
  if (!model.hasRows) return null;
  const table = (
    <ListTable
      key={version}
      list={model}
      fixedColumnCount={props.fixedColumnCount}
      height={props.height}
      onRowAction={props.onRowAction}
      rowHref={rowHref}
      aside={rowHref && ReagentPreview}
      person={person}
      keys={texts.keys}
      label={texts.tableLabel(strings.version[version], group)}
      allowsSelection
      listRows={shown.listRows}
      markOf={shown.markOf}
      selectedSeqIds={model.selected}
      onSelectionChange={model.select}
      onProgress={model.noteMenu}
    />
  );
  return (
    <div className="ssm-Builder-body" data-part="Room">
      <div className="ssm-Builder-columns" data-part="Body">
        <div className="ssm-Builder-rows">
          {overview && part && <overview.ListPartChip {...{ version, part, limits }} onPart={shown.showPart} />}
          {table}
        </div>
        <div className="ssm-Builder-rail">
          {overview && (
            <overview.ListOverview
              key={version}
              version={version}
              group={group}
              reading={shown.reading}
              lostCount={model.missing.length}
              onShowLost={onShowLost}
              limits={limits}
              onLimit={shown.setLimit}
              part={part}
              onPart={shown.showPart}
            >
              <overview.CollectionGoals
                sub={props.sub}
                version={version}
                goals={model.list.aims.goals}
                onGoals={(goals) => model.list.noteAims({ ...model.list.aims, goals })}
                seqIds={model.list.seqIds}
                onAdd={model.list.add}
              />
            </overview.ListOverview>
          )}
        </div>
      </div>
    </div>
  );
}

type EmptyBuilderProps = Pick<
  DrawnBuilderProps,
  'group' | 'menuHref' | 'onOpenMenu' | 'collectionsHref' | 'onOpenCollections' | 'onImport'
>;

function EmptyBuilder(props: EmptyBuilderProps) {
  const { group, menuHref, onOpenMenu, collectionsHref, onOpenCollections, onImport } = props;
  const texts = useBuilderTexts();
  return (
    <EmptyState title={texts.emptyTitle(group)} hint={texts.emptyHint(group)}>
      {menuHref !== undefined && (
        <Link variant="primary" href={menuHref} onFollow={onOpenMenu}>
          {texts.openMenu}
        </Link>
      )}
      {onImport !== undefined && <Button onPress={onImport}>{texts.importList}</Button>}
      {collectionsHref !== undefined && (
        <Link variant="secondary" href={collectionsHref} onFollow={onOpenCollections}>
          {texts.fromPathway}
        </Link>
      )}
    </EmptyState>
  );
}
