import { useEffect, useId, useRef, useState } from 'react';
import {
  type AssayVersion,
  type Builder,
  canMove,
  canTestSets,
  type Group,
  type Panel,
  replacesSomething,
} from 'ssm-core';
import { otherVersion } from 'ssm-core/internal';
import { ListColumnsButton } from '../../features/columns/ListColumnsButton.tsx';
import type { ColumnsPerson } from '../../features/columns/useColumns.ts';
import { ListTable, type MenuTableProps } from '../../features/menu/MenuTable.tsx';
import { PanelChanges } from '../../features/panels/changes/PanelChanges.tsx';
import { useChangesTexts } from '../../features/panels/changes/useChangeWords.ts';
import { usePanelChanges } from '../../features/panels/changes/usePanelChanges.ts';
import { PanelSources } from '../../features/panels/files/PanelSources.tsx';
import { EditPanelDialog } from '../../features/panels/load/LoadChoices.tsx';
import { PartChip } from '../../features/panels/summary/PartButton.tsx';
import { StatisticsSummary } from '../../features/panels/summary/StatisticsSummary.tsx';
import { usePartWords } from '../../features/panels/summary/usePartWords.ts';
import { PanelVersions } from '../../features/panels/versions/PanelVersions.tsx';
import type { PanelChoice } from '../../features/panels/versions/useOtherPanels.ts';
import { CiteDialog } from '../../features/panels/view/CiteDialog.tsx';
import { DeletedPanel } from '../../features/panels/view/DeletedPanel.tsx';
import { PanelFacts } from '../../features/panels/view/PanelFacts.tsx';
import { PanelMissing } from '../../features/panels/view/PanelMissing.tsx';
import { LostReagents, OldPanelVersionNote } from '../../features/panels/view/PanelNotes.tsx';
import { PanelToolbar, SectionButton } from '../../features/panels/view/PanelToolbar.tsx';
import { QueryNotice } from '../../features/panels/view/QueryNotice.tsx';
import { type PanelPageModel, usePanelPage } from '../../features/panels/view/usePanelPage.ts';
import { usePanelViewTexts } from '../../features/panels/view/usePanelViewTexts.ts';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { menuNotes } from '../../strings/en/menuNotes.ts';
import { withdrawnByOtherTexts } from '../../strings/otherVersionText.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FoldedSentences } from '../../ui/feedback/FoldedSentences.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { useIsSlow } from '../../ui/hooks/useDebounced.ts';
import { useLatest } from '../../ui/hooks/useMemoFromPrevious.ts';
import { useRestoredFocus } from '../../ui/hooks/useRestoredFocus.ts';
import { SaveAsCollection } from '../collections/SaveAsCollection.tsx';
import { ReagentPreview } from '../preview/ReagentPreview.tsx';
import { useListView } from '../useListView.ts';

export interface PanelPageProps
  extends Pick<ColumnsPerson, 'preferredColumns'>,
    Pick<MenuTableProps, 'columns' | 'fixedColumnCount' | 'height' | 'onRowAction' | 'rowHref'> {
  /** Id of the saved panel. */
  readonly panelId: string;
  /** Whether the person makes panels or sets. */
  readonly group: Group;
  /**
   * The version to show; default: the newest. Without `onNumberChange`, it applies until the user chooses another
   * version.
   */
  readonly number?: number | undefined;
  /** Called with the version that the user chooses. Undefined is the newest version. */
  readonly onNumberChange?: ((number: number | undefined) => void) | undefined;
  /** The builder. With it, the shown version can be loaded into the list of its assay version. */
  readonly builder?: Builder | undefined;
  /**
   * Called by “Compare lists” with the shown panel, and its number if it is not the newest version. Without it, the page
   * has no such button.
   */
  readonly onCompare?: ((panelId: string, number: number | undefined) => void) | undefined;
  /**
   * Called by “Move to 11K” or “Move to 7K” with the shown panel, and its number if it is not the newest version. Without
   * it, and without coefficients on the server, the page has no such button.
   */
  readonly onMove?: ((panelId: string, number: number | undefined) => void) | undefined;
  /**
   * Called by “Enrichment” with the shown panel, and its number if it is not the newest version. Without it, and without
   * gene sets on the server, the page has no such button.
   */
  readonly onEnrich?: ((panelId: string, number: number | undefined) => void) | undefined;
  /** Called by “Plan” with the shown panel. Without it, there is no such button. */
  readonly onPlan?: ((panel: Panel, number: number | undefined) => void) | undefined;
  /** Returns the address of a panel. With it, the sources link to the panel that was moved from another version. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on such a link, instead of opening its address. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Called when the panel has been loaded into the builder of this version. */
  readonly onLoaded?: ((version: AssayVersion) => void) | undefined;
  /** Address of the list of panels, to which the page links if the panel does not exist. */
  readonly panelsHref?: string | undefined;
  /** Called on a plain click on the link to the list, instead of opening its address. */
  readonly onOpenPanels?: (() => void) | undefined;
  /** The `sub` of the signed-in person. With it, the person can compare other panels and save preferred columns. */
  readonly sub?: string | undefined;
  /** Panels to compare with, in place of the person's own panels. */
  readonly comparisons?: readonly PanelChoice[] | undefined;
  /** Called with the panel when the panel is shown or changes, so that the host can set titles. */
  readonly onOpened?: ((panel: Panel) => void) | undefined;
}

/** Shows a saved panel with its facts, its analytes, a summary, its versions and exports. */
export function PanelPage(props: PanelPageProps) {
  return (
    <FeatureBoundary>
      <LivePanelPage key={props.panelId} {...props} />
    </FeatureBoundary>
  );
}

function nextFocus(page: HTMLElement): HTMLElement | null {
  return page.querySelector<HTMLElement>('h1') ?? page.querySelector('button');
}

function LivePanelPage(props: PanelPageProps) {
  const { panelId, group, number, onNumberChange, panelsHref, onOpenPanels, onOpened } = props;
  const [chosen, setChosen] = useState<{ readonly number: number | undefined }>();
  const wanted = onNumberChange === undefined && chosen !== undefined ? chosen.number : number;
  const view = onNumberChange ?? ((wantedNumber?: number) => setChosen({ number: wantedNumber }));
  const model = usePanelPage(panelId, wanted);
  const { panel } = model;
  const latestOnOpened = useLatest(onOpened);
  useEffect(() => {
    if (panel !== undefined) latestOnOpened.current?.(panel);
  }, [latestOnOpened, panel]);

  const frame = useRef<HTMLDivElement>(null);
  const restoredFocus = useRestoredFocus(frame, nextFocus);

  function content() {
    if (panel !== undefined) return <OpenedPanel {...props} panel={panel} model={model} onView={view} />;
    if (model.isVersionMissing) {
      return (
        <PanelMissing
          group={group}
          number={wanted}
          onShowNewest={() => view(undefined)}
          panelsHref={panelsHref}
          onOpenPanels={onOpenPanels}
        />
      );
    }
    if (model.error?.code === 'not_found') {
      return <DeletedPanel panelId={panelId} group={group} panelsHref={panelsHref} onOpenPanels={onOpenPanels} />;
    }
    return <AwaitedPanel model={model} group={group} />;
  }

  return (
    <div ref={frame} className="ssm-MenuPage" data-component="PanelPage" {...restoredFocus}>
      {content()}
    </div>
  );
}

function AwaitedPanel({ model, group }: { readonly model: PanelPageModel; readonly group: Group }) {
  const { strings } = useSsm();
  const texts = usePanelViewTexts();
  const isSlow = useIsSlow(model.isLoading);
  if (model.error !== undefined && !model.isLoading) {
    return <QueryNotice error={model.error} label={texts.loading(group)} onRetry={model.retry} />;
  }
  if (!model.isLoading) {
    return (
      <div className="ssm-Panel-note">
        <p>{texts.loadingStopped}</p>
        <Button onPress={model.retry}>{strings.ui.retry}</Button>
      </div>
    );
  }
  return (
    <>
      <QueryNotice error={null} label={texts.loading(group)} onRetry={model.retry} />
      {isSlow && (
        <div className="ssm-Panel-note">
          <p>{texts.loading(group)}</p>
          <Button onPress={model.cancel}>{strings.ui.cancel}</Button>
        </div>
      )}
    </>
  );
}

interface OpenedPanelProps extends PanelPageProps {
  readonly panel: Panel;
  readonly model: PanelPageModel;
  readonly onView: (number: number | undefined) => void;
}

function OpenedPanel({ panel, model, onView, ...props }: OpenedPanelProps) {
  const {
    group,
    builder,
    onLoaded,
    sub,
    preferredColumns,
    columns,
    fixedColumnCount,
    height,
    onRowAction,
    rowHref,
    onCompare,
    onMove,
    onEnrich,
    onPlan,
  } = props;
  const { etag, newestNumber } = model;
  const [showsVersions, setShowsVersions] = useState(false);
  const [showsSources, setShowsSources] = useState(false);
  const [showsChanges, setShowsChanges] = useState(false);
  const changes = usePanelChanges(model.isOld ? undefined : panel, etag);
  const ofChanges = useChangesTexts();
  // An open section stays while it is read again.
  const offersChanges = changes.isOffered || (showsChanges && changes.error === null);
  const changesId = useId();
  const texts = usePanelViewTexts();
  const words = usePartWords();
  const ssm = useSsm();
  const notes = useLateTexts('menuNotes', menuNotes);
  const versionsId = useId();
  const sourcesId = useId();
  const list = useListView('panel', { version: panel.version, sub, preferredColumns, columns });
  const tagged = etag === undefined ? undefined : { panel, etag };
  const [isAsking, setIsAsking] = useState(false);
  const [isCited, setIsCited] = useState(false);

  function finishEdit(version: AssayVersion): void {
    setIsAsking(false);
    onLoaded?.(version);
  }

  function edit(): void {
    if (builder === undefined || tagged === undefined) return;
    if (replacesSomething(builder.getSnapshot().lists[panel.version], panel.seqIds)) return setIsAsking(true);
    builder.load(tagged);
    finishEdit(panel.version);
  }

  return (
    <>
      <div className="ssm-MenuPage-header" data-part="Header">
        <h1 className="ssm-MenuPage-title ssm-Panel-name" tabIndex={-1}>
          {panel.name}
        </h1>
        <PanelToolbar
          panel={panel}
          group={group}
          columns={
            model.hasRows && (
              <ListColumnsButton
                version={panel.version}
                menu={model.menu}
                columns={list.columns}
                defaults={columns}
                fixedColumnCount={fixedColumnCount}
              />
            )
          }
          moveTo={
            onMove && canMove(model.menu?.catalogue, panel.version, otherVersion(panel.version))
              ? otherVersion(panel.version)
              : undefined
          }
          onMove={() => onMove?.(panel.id, model.isOld ? panel.number : undefined)}
          onEnrich={
            onEnrich && canTestSets(model.menu?.catalogue)
              ? () => onEnrich(panel.id, model.isOld ? panel.number : undefined)
              : undefined
          }
          onPlan={onPlan && (() => onPlan(panel, model.isOld ? panel.number : undefined))}
          keep={
            <SaveAsCollection
              sub={sub}
              read={() => ({ seqIds: panel.seqIds, name: panel.name, note: panel.description })}
            />
          }
          onCite={() => setIsCited(true)}
          onEdit={builder && tagged ? edit : undefined}
          versionsId={versionsId}
          showsVersions={showsVersions}
          onToggleVersions={() => setShowsVersions(!showsVersions)}
          changes={
            offersChanges && (
              <SectionButton
                id={changesId}
                label={ofChanges.button(changes.openCount, ssm.countText(changes.openCount))}
                isOpen={showsChanges}
                onToggle={() => setShowsChanges(!showsChanges)}
              />
            )
          }
          sourcesId={sourcesId}
          showsSources={showsSources}
          onToggleSources={() => setShowsSources(!showsSources)}
        />
      </div>
      {isAsking && builder && tagged && (
        <EditPanelDialog
          tagged={tagged}
          builder={builder}
          group={group}
          onLoaded={finishEdit}
          onClose={() => setIsAsking(false)}
        />
      )}
      {isCited && (
        <DialogBoundary onClose={() => setIsCited(false)}>
          <CiteDialog panel={panel} group={group} onClose={() => setIsCited(false)} />
        </DialogBoundary>
      )}
      {model.laterError !== undefined && (
        <QueryNotice error={model.laterError} label={texts.loading(group)} onRetry={model.retry} />
      )}
      {model.isChanging && <Progress label={texts.loading(group)} />}
      <PanelFacts panel={panel} group={group} isOld={model.isOld} />
      {model.isOld && newestNumber !== undefined && (
        <OldPanelVersionNote number={panel.number} newest={newestNumber} onShowNewest={() => onView(undefined)} />
      )}
      {showsChanges && offersChanges && (
        <PanelChanges id={changesId} model={changes} group={group} nameOf={model.nameOf} />
      )}
      {showsSources && (
        <PanelSources
          id={sourcesId}
          panelId={panel.id}
          number={panel.number}
          group={group}
          panelHref={props.panelHref}
          onOpenPanel={props.onOpenPanel}
        />
      )}
      <div className="ssm-Panel-body" data-part="Body">
        {showsVersions && (
          <PanelVersions
            id={versionsId}
            panelId={panel.id}
            number={panel.number}
            group={group}
            onView={(number) => onView(number === newestNumber ? undefined : number)}
            // The restored version is the newest version, which the page then shows.
            onRestored={() => model.isOld && onView(undefined)}
            table={model.table}
            sub={sub}
            comparisons={props.comparisons}
            nameOf={model.nameOf}
            onCompare={onCompare && (() => onCompare(panel.id, model.isOld ? panel.number : undefined))}
          />
        )}
        <div className="ssm-Panel-main">
          <LostReagents seqIds={model.lost} withdrawn={model.menu?.catalogue?.withdrawn} group={group} />
          <FoldedSentences
            {...withdrawnByOtherTexts(notes, ssm, panel, model.menu?.catalogue?.withdrawnByOther)}
            className="ssm-Panel-note"
          />
          {model.hasRows && (
            <>
              {model.part !== null && <PartChip text={words.part(model.part)} onRemove={() => model.showPart(null)} />}
              <ListTable
                key={panel.version}
                list={list}
                fixedColumnCount={fixedColumnCount}
                height={height}
                onRowAction={onRowAction}
                rowHref={rowHref}
                aside={rowHref && ReagentPreview}
                label={panel.name}
                isReadOnly
                listRows={model.listRows}
                onProgress={model.noteMenu}
              />
              <StatisticsSummary
                table={model.table}
                version={panel.version}
                seqIds={panel.seqIds}
                group={group}
                part={model.part}
                onPart={model.showPart}
              />
            </>
          )}
        </div>
      </div>
    </>
  );
}
