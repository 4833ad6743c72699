import type { Builder, PanelSummary } from 'ssm-core';
import type { PanelsTexts } from '../../../strings/en/panels.ts';
import type { OpenPanelDialog, PanelDialogKind } from './PanelDialog.tsx';

type LabelKey = { [Key in keyof PanelsTexts]: PanelsTexts[Key] extends string ? Key : never }[keyof PanelsTexts];

export interface PanelAction {
  readonly id: LabelKey;
  readonly isDangerous?: true;
  readonly act: (panel: PanelSummary) => void;
}

export interface PanelActionsOptions {
  readonly onDelete: (panel: PanelSummary) => void;
  readonly builder: Builder | undefined;
  readonly onOpen: ((panelId: string) => void) | undefined;
  readonly onDialog: (dialog: OpenPanelDialog) => void;
}

export function panelActions({ onDelete, builder, onOpen, onDialog }: PanelActionsOptions): readonly PanelAction[] {
  const dialog = (id: PanelDialogKind): PanelAction => ({ id, act: (panel) => onDialog({ kind: id, panel }) });
  return [
    ...(onOpen === undefined ? [] : [{ id: 'open', act: ({ id }) => onOpen(id) } satisfies PanelAction]),
    ...(builder === undefined ? [] : [dialog('load')]),
    dialog('rename'),
    dialog('duplicate'),
    dialog('export'),
    { id: 'delete', isDangerous: true, act: onDelete },
  ];
}
