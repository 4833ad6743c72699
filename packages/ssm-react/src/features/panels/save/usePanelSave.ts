import { useCallback, useMemo } from 'react';
import {
  createPanel,
  createPanelSave,
  type Group,
  type PanelDraft,
  type PanelSave,
  type PanelSaveActions,
  type PanelSavePorts,
  type PanelSaveState,
  panelQuery,
  panelSourcesQuery,
  panelsKey,
  type SavedWork,
  savePanel,
  type TaggedPanel,
} from 'ssm-core';
import { callHost } from 'ssm-core/internal';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { readSat } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useLatest, useMemoFromPrevious } from '../../../ui/hooks/useMemoFromPrevious.ts';
import { useSelected } from '../../../ui/hooks/useSelected.ts';
import { useUi } from '../../../ui/UiContext.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

export interface PanelSaveOptions {
  /** The `sub` of the signed-in person. */
  readonly sub: string;
  readonly work: SavedWork;
  /** Called with the draft on every input. */
  readonly onDraftChange?: ((draft: PanelDraft) => void) | undefined;
  /** Called with the first field that is invalid. */
  readonly onRefused: (box: keyof PanelDraft) => void;
  /**
   * Called with the saved panel, which can differ from the list after a merge. `savedSources` has the ids of the
   * sources saved with it. `wasWritten` is false if the save changed nothing.
   */
  readonly onSaved: (saved: TaggedPanel, savedSources: readonly string[], wasWritten: boolean) => void;
  /** Called on Cancel, Close and Escape, if nothing is saved. */
  readonly onClose: () => void;
}

export interface PanelSaveModel extends PanelSaveState, PanelSaveActions {}

export function usePanelSave(options: PanelSaveOptions): PanelSaveModel {
  const { sub, work } = options;
  const { client, queryClient } = useSsm();
  const latest = useLatest(options);

  function make(from: PanelSave | undefined): PanelSave {
    const ports: PanelSavePorts = {
      readPanel: (panel) => readSat(queryClient, panelQuery(client, panel)),
      readSources: (panel) => readSat(queryClient, panelSourcesQuery(client, panel)),
      createPanel: (content, key, signal) => createPanel(client, sub, content, key, signal),
      savePanel: (panelId, etag, content, signal) => savePanel(client, panelId, etag, content, signal),
      onDraft: (draft) => callHost(() => latest.current.onDraftChange?.(draft)),
      onRefused: (box) => latest.current.onRefused(box),
      onSaved(saved, savedSources, wasWritten) {
        void invalidateOnPage(panelsKey);
        callHost(() => latest.current.onSaved?.(saved, savedSources, wasWritten));
      },
      onCancelled: () => callHost(() => latest.current.onClose?.()),
    };
    return from === undefined ? createPanelSave(ports, work) : from.continueWith(ports);
  }

  const made = useMemoFromPrevious([client, queryClient], make);
  const state = useSelected(made, (shown) => shown);
  return useMemo(() => ({ ...made, ...state }), [made, state]);
}

export function useSavedNotice(group: Group, onOpenPanel?: (panelId: string) => void) {
  const { toasts } = useUi();
  const { countText } = useSsm();
  const texts = usePanelTexts();
  return useCallback(
    ({ panel: { id, name, number } }: TaggedPanel, wasWritten: boolean): void => {
      const action = onOpenPanel && { label: texts.open, onAction: () => onOpenPanel(id) };
      toasts.show(
        wasWritten
          ? { kind: 'success', text: texts.saved(group, name), action }
          : { kind: 'info', text: texts.alreadySaved(name, countText(number)), action },
      );
    },
    [toasts, countText, texts, group, onOpenPanel],
  );
}
