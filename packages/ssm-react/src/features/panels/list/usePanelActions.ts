import type { AssayVersion, Builder, Group, PanelSummary } from 'ssm-core';
import type { PanelsTexts } from '../../../strings/en/panels.ts';
import type { OpenPanelDialog, PanelDialogKind } from './PanelDialog.tsx';
import { type PanelDeletion, usePanelDeletion } from './usePanelDeletion.ts';

type LabelKey = { [Key in keyof PanelsTexts]: PanelsTexts[Key] extends string ? Key : never }[keyof PanelsTexts];

export interface PanelAction {
  readonly id: LabelKey;
  readonly isDangerous?: true;
  /** Returns whether the panel has this action; by default every panel has it. */
  readonly isOffered?: (panel: PanelSummary) => boolean;
  readonly act: (panel: PanelSummary) => void;
}

export interface PanelActionsOptions {
  readonly group: Group;
  readonly builder: Builder | undefined;
  readonly onOpen: ((panelId: string) => void) | undefined;
  readonly onDialog: (dialog: OpenPanelDialog) => void;
  readonly onCompare: ((panelIds: readonly string[]) => void) | undefined;
  /** Called by “Move to another version”. */
  readonly onMove: ((panelId: string) => void) | undefined;
  readonly canMoveFrom: (version: AssayVersion) => boolean;
  readonly onDeleted: (panelId: string) => void;
}

export interface PanelActions extends Pick<PanelDeletion, 'undo'> {
  /** The actions in the order of the menu. */
  readonly actions: readonly PanelAction[];
}

/** Returns the actions for a panel of the list. Each action may use hooks to send its own request. */
export function usePanelActions(options: PanelActionsOptions): PanelActions {
  const { group, builder, onOpen, onDialog, onCompare, onMove, canMoveFrom, onDeleted } = options;
  const { remove, undo } = usePanelDeletion(group, onDeleted);
  const dialog = (id: PanelDialogKind): PanelAction => ({ id, act: (panel) => onDialog({ kind: id, panel }) });
  const actions: readonly PanelAction[] = [
    ...(onOpen === undefined ? [] : [{ id: 'open', act: ({ id }) => onOpen(id) } satisfies PanelAction]),
    ...(builder === undefined ? [] : [dialog('load')]),
    ...(onCompare === undefined ? [] : [{ id: 'compare', act: ({ id }) => onCompare([id]) } satisfies PanelAction]),
    ...(onMove === undefined
      ? []
      : [
          {
            id: 'move',
            isOffered: ({ version }) => canMoveFrom(version),
            act: ({ id }) => onMove(id),
          } satisfies PanelAction,
        ]),
    dialog('rename'),
    dialog('duplicate'),
    dialog('export'),
    { id: 'delete', isDangerous: true, act: remove },
  ];
  return { actions, undo };
}
