import { useCallback } from 'react';
import type { AssayVersion, Builder, Group, PanelSummary, TaggedPanel } from 'ssm-core';
import { PanelLoader } from '../features/panels/PanelLoader.tsx';
import { PanelSave } from '../features/panels/PanelSave.tsx';
import { usePanelTexts } from '../features/panels/usePanelTexts.ts';
import { useUi } from '../ui/UiContext.ts';
import { ExportPanelDialog } from './ExportPanelDialog.tsx';
import { LoadPanelDialog } from './LoadPanelDialog.tsx';

export type PanelDialogKind = 'load' | 'rename' | 'duplicate' | 'export';

export interface PanelDialogProps {
  readonly kind: PanelDialogKind;
  readonly panel: PanelSummary;
  readonly sub: string;
  readonly group: Group;
  readonly builder?: Builder | undefined;
  readonly onLoaded?: ((version: AssayVersion) => void) | undefined;
  readonly onClose: () => void;
}

/** The dialog of an action in the list of panels. */
export function PanelDialog({ kind, panel, group, onClose, ...props }: PanelDialogProps) {
  const { sub, builder, onLoaded } = props;
  const { toasts } = useUi();
  const texts = usePanelTexts();
  const tellSaved = useCallback(
    (saved: TaggedPanel) => {
      toasts.show({ kind: 'success', text: texts.saved(group, saved.panel.name) });
      onClose();
    },
    [toasts, texts, group, onClose],
  );
  const title = texts.dialog[kind](kind === 'load' || kind === 'export' ? panel.name : group);

  function contentOf(tagged: TaggedPanel) {
    const { name, description, version, seqIds } = tagged.panel;
    if (kind === 'export') return <ExportPanelDialog panel={tagged.panel} group={group} onClose={onClose} />;
    if (kind === 'load') {
      if (builder === undefined) return null;
      const finish = (): void => {
        onClose();
        onLoaded?.(version);
      };
      return <LoadPanelDialog tagged={tagged} builder={builder} group={group} onLoaded={finish} onClose={onClose} />;
    }
    const isCopy = kind === 'duplicate';
    return (
      <PanelSave
        sub={sub}
        group={group}
        title={title}
        allowsNew={false}
        version={version}
        seqIds={seqIds}
        origin={isCopy ? null : tagged}
        sourcesFrom={isCopy ? { panelId: panel.id, number: tagged.panel.number } : undefined}
        draft={{ name: isCopy ? texts.copyName(name) : name, description }}
        onSaved={tellSaved}
        onClose={onClose}
      />
    );
  }

  return (
    <PanelLoader panelId={panel.id} group={group} title={title} onClose={onClose}>
      {contentOf}
    </PanelLoader>
  );
}
