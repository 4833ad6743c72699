import type { AssayVersion, Builder, Group, PanelSummary } from 'ssm-core';
import { LoadPanelDialog } from '../load/LoadChoices.tsx';
import { PanelSaving } from '../save/SavePanel.tsx';
import { useSavedNotice } from '../save/usePanelSave.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
import { ExportPanelDialog } from './ExportPanelDialog.tsx';

export type PanelDialogKind = 'load' | 'rename' | 'duplicate' | 'export';

export interface OpenPanelDialog {
  readonly kind: PanelDialogKind;
  readonly panel: PanelSummary;
}

export interface PanelDialogProps extends OpenPanelDialog {
  readonly sub: string;
  readonly group: Group;
  readonly builder?: Builder | undefined;
  readonly onLoaded?: ((version: AssayVersion) => void) | undefined;
  readonly onClose: () => void;
}

export function PanelDialog({ kind, panel, sub, group, builder, onLoaded, onClose }: PanelDialogProps) {
  const texts = usePanelTexts();
  const tellSaved = useSavedNotice(group);
  if (kind === 'export') return <ExportPanelDialog panel={panel} group={group} onClose={onClose} />;
  if (kind === 'load') {
    if (builder === undefined) return null;
    const finish = (version: AssayVersion): void => {
      onClose();
      onLoaded?.(version);
    };
    return <LoadPanelDialog panel={panel} builder={builder} group={group} onLoaded={finish} onClose={onClose} />;
  }
  return (
    <PanelSaving
      sub={sub}
      group={group}
      title={texts.dialog[kind](group)}
      allowsNew={false}
      work={
        kind === 'rename' ? { kind, panelId: panel.id } : { kind: 'copy', panelId: panel.id, nameOf: texts.copyName }
      }
      onSaved={(saved, _, wasWritten) => {
        tellSaved(saved, wasWritten);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
