import { useState } from 'react';
import type { Panel, TaggedPanel } from 'ssm-core';
import { useBuilder } from '../features/builder/useBuilder.ts';
import { PanelSave } from '../features/panels/PanelSave.tsx';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { useDeferredPart } from '../ui/overlay/useDeferredPart.ts';
import { useUi } from '../ui/UiContext.ts';
import { BuilderPage, type BuilderPageProps } from './BuilderPage.tsx';

export interface PanelBuilderPageProps extends Omit<BuilderPageProps, 'onSave'> {
  /** Without it Import opens the dialog “Import Analytes”. */
  readonly onImport?: BuilderPageProps['onImport'];
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  /** Told of each saved panel, once the notification is there. */
  readonly onSaved?: ((panel: Panel) => void) | undefined;
}

/** One opening of the dialog. */
interface Saving {
  readonly opening: number;
  readonly seqIds: readonly string[];
}

const loadImport = () => import('./BuilderImport.tsx');

/**
 * BuilderPage with the dialogs that read a list into it, and that save it as a panel or as the next version of the one
 * it came from.
 */
export function PanelBuilderPage({ sub, onSaved, ...page }: PanelBuilderPageProps) {
  const { builder, version, group } = page;
  const { toasts } = useUi();
  const texts = usePanelTexts();
  const { origin, replace, noteOrigin } = useBuilder(builder, version);
  const [saving, setSaving] = useState<Saving | null>(null);
  const [openings, setOpenings] = useState(0);
  const [isImporting, setIsImporting] = useState(false);
  const closeImport = (): void => setIsImporting(false);
  const { part: importPart } = useDeferredPart(loadImport, isImporting, closeImport);

  function open(seqIds: readonly string[]): void {
    setOpenings(openings + 1);
    setSaving({ opening: openings, seqIds });
  }

  function finish(saved: TaggedPanel, sent: readonly string[]): void {
    const { panel } = saved;
    const known = new Set(sent);
    // With both changes, or theirs alone, it holds others than were sent.
    const isOther = panel.seqIds.length !== known.size || panel.seqIds.some((seqId) => !known.has(seqId));
    if (isOther) replace(panel.seqIds);
    noteOrigin(saved);
    setSaving(null);
    toasts.show({ kind: 'success', text: texts.saved(group, panel.name) });
    onSaved?.(panel);
  }

  return (
    <>
      <BuilderPage onImport={() => setIsImporting(true)} {...page} onSave={open} />
      {isImporting && importPart !== undefined && (
        <importPart.BuilderImport
          key={version}
          builder={builder}
          version={version}
          group={group}
          onClose={closeImport}
        />
      )}
      {saving !== null && (
        <PanelSave
          key={saving.opening}
          sub={sub}
          group={group}
          version={version}
          seqIds={saving.seqIds}
          origin={origin}
          onSaved={(saved) => finish(saved, saving.seqIds)}
          onClose={() => setSaving(null)}
        />
      )}
    </>
  );
}
