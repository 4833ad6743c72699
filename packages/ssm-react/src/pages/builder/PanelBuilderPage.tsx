import { useState } from 'react';
import { type Panel, panelQuery, type TaggedPanel } from 'ssm-core';
import { checkGiven, type ExpectedOf } from 'ssm-core/internal';
import { SavePanel } from '../../features/panels/save/SavePanel.tsx';
import { UnsavedLine } from '../../features/panels/save/UnsavedLine.tsx';
import { useSavedNotice } from '../../features/panels/save/usePanelSave.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { DialogBoundary } from '../../ui/boundary/DialogBoundary.tsx';
import { FeatureBoundary } from '../../ui/boundary/FeatureBoundary.tsx';
import { useDeferredPart } from '../../ui/overlay/useDeferredPart.ts';
import type { BuilderPageProps } from './BuilderPage.tsx';
import { DrawnBuilder } from './DrawnBuilder.tsx';
import { expectedOfPanelBuilderPage } from './expectedOfBuilder.ts';
import { useListedBuilder } from './useListedBuilder.ts';

export interface PanelBuilderPageProps extends Omit<BuilderPageProps, 'onSave' | 'onApproachImport' | 'sub' | 'about'> {
  /** Called when the user presses Import. Replaces the dialog “Import Analytes”. */
  readonly onImport?: BuilderPageProps['onImport'];
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Returns the address of a panel. With it, the name of the panel from which the list was taken is a link. */
  readonly panelHref?: ((panelId: string) => string) | undefined;
  /** Called on a plain click on the name of the panel. With it, the notification of a save can open the panel too. */
  readonly onOpenPanel?: ((panelId: string) => void) | undefined;
  /** Called with each saved panel, after the notification is shown. */
  readonly onSaved?: ((panel: Panel) => void) | undefined;
}

interface Saving {
  readonly sub: string;
  readonly opening: number;
  readonly seqIds: readonly string[];
}

const loadImport = () => import('../../features/import/BuilderImport.tsx');

/**
 * A BuilderPage with dialogs: the user can import a list, and save the working list as a new panel or as the next
 * version of a panel.
 */
export function PanelBuilderPage(props: PanelBuilderPageProps) {
  if (process.env.NODE_ENV !== 'production') {
    checkGiven(
      '<PanelBuilderPage>',
      props,
      expectedOfPanelBuilderPage satisfies () => ExpectedOf<PanelBuilderPageProps>,
    );
  }
  return (
    <FeatureBoundary>
      <LivePanelBuilderPage {...props} />
    </FeatureBoundary>
  );
}

function LivePanelBuilderPage({ panelHref, onOpenPanel, onSaved, ...page }: PanelBuilderPageProps) {
  const { builder, group, sub } = page;
  const { client, queryClient } = useSsm();
  const tellSaved = useSavedNotice(group, onOpenPanel);
  const model = useListedBuilder(page);
  const { version, list } = model;
  const { origin, draft, sources, replace, noteSaved, noteDraft } = list;
  const [saving, setSaving] = useState<Saving | null>(null);
  const [openings, setOpenings] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  const closeImport = (): void => setIsImporting(false);
  const { part: importPart, preload: fetchImport } = useDeferredPart(loadImport, isImporting, closeImport);

  function open(seqIds: readonly string[]): void {
    setOpenings(openings + 1);
    setSaving({ sub, opening: openings, seqIds });
  }

  function finish(
    sent: readonly string[],
    saved: TaggedPanel,
    savedSources: readonly string[],
    wasWritten: boolean,
  ): void {
    const { panel } = saved;
    const known = new Set(sent);
    // After a merge, the saved panel can differ from the list that was sent.
    const isOther = panel.seqIds.length !== known.size || panel.seqIds.some((seqId) => !known.has(seqId));
    if (isOther) replace(panel.seqIds);
    // Caches the saved version, because the next save starts from it.
    queryClient.setQueryData(panelQuery(client, { panelId: panel.id, number: panel.number }).queryKey, saved);
    noteSaved(saved, savedSources);
    setSaving(null);
    tellSaved(saved, wasWritten);
    onSaved?.(panel);
  }

  function close(): void {
    noteDraft(null);
    setSaving(null);
  }

  return (
    <>
      <FeatureBoundary>
        <DrawnBuilder
          {...page}
          model={model}
          onImport={page.onImport ?? (() => setIsImporting(true))}
          onApproachImport={fetchImport}
          isImportPending={isImporting && importPart === undefined}
          onSave={open}
          about={<UnsavedLine list={list} group={group} panelHref={panelHref} onOpenPanel={onOpenPanel} />}
        />
      </FeatureBoundary>
      {isImporting && importPart !== undefined && (
        <DialogBoundary onClose={closeImport}>
          <importPart.BuilderImport
            key={version}
            builder={builder}
            version={version}
            group={group}
            sub={sub}
            onClose={closeImport}
          />
        </DialogBoundary>
      )}
      {saving?.sub === sub && (
        <DialogBoundary key={saving.opening} onClose={close}>
          <SavePanel
            sub={sub}
            group={group}
            version={version}
            seqIds={saving.seqIds}
            origin={origin}
            sources={sources}
            draft={draft ?? undefined}
            onDraftChange={noteDraft}
            onSaved={(...saved) => finish(saving.seqIds, ...saved)}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </>
  );
}
