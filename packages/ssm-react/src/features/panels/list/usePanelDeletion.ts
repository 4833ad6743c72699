import { useEffect, useRef } from 'react';
import {
  deletePanel,
  type Group,
  type Panel,
  type PanelContent,
  type PanelSummary,
  panelQuery,
  panelsKey,
  restorePanel,
  type SatError,
} from 'ssm-core';
import { errorText } from '../../../provider/FailureNotice.tsx';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { readSat } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
import { usePanelChange } from './usePanelChange.ts';

/**
 * The longest delay that a timer can have. The notification therefore stays until the user closes it or the page
 * unmounts.
 */
const untilClosedMs = 2 ** 31 - 1;
/** How long the notification stays if the page unmounts before the deletion finishes. */
const afterwardsMs = 10_000;

interface Deleted {
  readonly id: string;
  readonly name: string;
  readonly content: PanelContent;
  readonly etag: string;
}

function contentOf({ name, description, version, seqIds }: Panel): PanelContent {
  return { name, description, version, seqIds };
}

interface Undoable {
  readonly toast: number;
  readonly deleted: Deleted;
}

export interface PanelDeletion {
  readonly remove: (panel: PanelSummary) => void;
  /** Restores the panel that was deleted last. Returns false if there is none. */
  readonly undo: () => boolean;
}

export function usePanelDeletion(group: Group, onDeleted: (panelId: string) => void): PanelDeletion {
  const { client, queryClient, strings } = useSsm();
  const { show, close } = useToasts();
  const texts = usePanelTexts();
  const isHere = useRef(false);
  const undoable = useRef<Undoable[]>([]);
  useEffect(() => {
    isHere.current = true;
    const left = undoable.current;
    return () => {
      isHere.current = false;
      for (const { toast } of left.splice(0)) close(toast);
    };
  }, [close]);

  function tell(text: string, onAgain?: () => void): void {
    show({ kind: 'error', text, action: onAgain && { label: texts.tryAgain, onAction: onAgain } });
  }

  const restore = useSatMutation({
    send: ({ id, etag, content }: Deleted) => restorePanel(client, id, etag, content),
    onSuccess: (_, { name }) => show({ kind: 'success', text: texts.restored(name) }),
    onError({ code }: SatError, deleted) {
      const failed = errorText(strings, code);
      const again = () => restore(deleted);
      if (code === 'name_taken') tell(texts.notRestored(deleted.name));
      else if (code === 'not_found') tell(`${texts.failures.absent(group)} ${failed}`);
      // The retry can succeed after the user has deleted another panel.
      else tell(code === 'too_many_panels' ? `${texts.failures.tooManyPanels(group)} ${failed}` : failed, again);
    },
    onSettled: () => invalidateOnPage(panelsKey),
  });

  function undo(deleted = undoable.current.at(-1)?.deleted): boolean {
    const at = undoable.current.findIndex((each) => each.deleted === deleted);
    for (const { toast } of at === -1 ? [] : undoable.current.splice(at, 1)) close(toast);
    if (deleted !== undefined) restore(deleted);
    return deleted !== undefined;
  }

  const remove = usePanelChange({
    group,
    async send({ id, name, etag }: PanelSummary): Promise<Deleted> {
      // Reads the content before deleting: restoring needs the content, and a deleted panel cannot be read.
      const { panel } = await readSat(queryClient, panelQuery(client, { panelId: id }));
      return { id, name, content: contentOf(panel), etag: await deletePanel(client, id, etag) };
    },
    onSuccess(deleted) {
      onDeleted(deleted.id);
      const action = { label: texts.undo, onAction: () => undo(deleted) };
      const timeoutMs = isHere.current ? untilClosedMs : afterwardsMs;
      const toast = show({ kind: 'success', text: texts.deleted(deleted.name), timeoutMs, action });
      if (isHere.current) undoable.current.push({ toast, deleted });
    },
    refusals: { precondition_failed: ({ name }) => texts.notDeleted(name) },
  });
  return { remove, undo: () => undo() };
}
