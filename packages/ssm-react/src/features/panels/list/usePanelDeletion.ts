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
import { errorText } from '../../../provider/errorText.ts';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { readSat } from '../../../provider/useSatQuery.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/toasts/useToasts.ts';
import { usePanelTexts } from '../usePanelTexts.ts';
import { usePanelChange } from './usePanelChange.ts';

/** How long a deletion can be taken back, while nobody looks at the notification closely. */
const undoMs = 10_000;

interface Deleted {
  readonly id: string;
  readonly name: string;
  readonly content: PanelContent;
  /** What restoring it takes. */
  readonly etag: string;
}

function contentOf({ name, description, version, seqIds }: Panel): PanelContent {
  return { name, description, version, seqIds };
}

/** Deletes a panel at once, and offers to bring it back. */
export function usePanelDeletion(group: Group): (panel: PanelSummary) => void {
  const { client, queryClient, strings } = useSsm();
  const { show } = useToasts();
  const texts = usePanelTexts();

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
      else if (code === 'not_found') tell(`${failed} ${texts.failures.absent(group)}`);
      // Once another one is deleted it can be brought back.
      else tell(code === 'too_many_panels' ? `${failed} ${texts.failures.tooManyPanels(group)}` : failed, again);
    },
    onSettled: () => invalidateOnPage(panelsKey),
  });

  return usePanelChange({
    group,
    async send({ id, name, etag }: PanelSummary): Promise<Deleted> {
      // What it holds is what brings it back; afterwards nobody can read it.
      const { panel } = await readSat(queryClient, panelQuery(client, { panelId: id }));
      return { id, name, content: contentOf(panel), etag: await deletePanel(client, id, etag) };
    },
    onSuccess(deleted) {
      const action = { label: texts.undo, onAction: () => restore(deleted) };
      show({ kind: 'success', text: texts.deleted(deleted.name), timeoutMs: undoMs, action });
    },
    refusals: { precondition_failed: ({ name }) => texts.notDeleted(name) },
  });
}
