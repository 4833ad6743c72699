import { useCallback } from 'react';
import {
  asSatError,
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

import { readSat } from '../../provider/useSatQuery.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { useUi } from '../../ui/UiContext.ts';
import { usePanelTexts } from './usePanelTexts.ts';

/** How long a deletion can be taken back, while nobody looks at the notification closely. */
const undoMs = 10_000;

function contentOf({ name, description, version, seqIds }: Panel): PanelContent {
  return { name, description, version, seqIds };
}

/** Deletes a panel at once, and offers to bring it back. */
export function usePanelDeletion(group: Group): (panel: PanelSummary) => Promise<void> {
  const { client, queryClient, strings } = useSsm();
  const { toasts } = useUi();
  const texts = usePanelTexts();

  return useCallback(
    async ({ id, name, etag }) => {
      const refresh = () => queryClient.invalidateQueries({ queryKey: panelsKey });

      function tell(text: string, onAgain?: () => void): void {
        const action = onAgain && { label: texts.tryAgain, onAction: onAgain };
        toasts.show({ kind: 'error', text, action });
      }

      async function restore(content: PanelContent, deletionEtag: string): Promise<void> {
        try {
          await restorePanel(client, id, deletionEtag, content);
          toasts.show({ kind: 'success', text: texts.restored(name) });
        } catch (cause) {
          const { code } = asSatError(cause);
          const again = () => void restore(content, deletionEtag);
          if (code === 'name_taken') tell(texts.notRestored(name));
          // Once another one is deleted it can be brought back.
          else if (code === 'too_many_panels')
            tell(`${strings.errors.request} ${texts.failures.tooManyPanels(group)}`, again);
          else if (code === 'not_found') tell(`${strings.errors.request} ${texts.failures.absent(group)}`);
          else tell(strings.errors.request, again);
        }
        await refresh();
      }

      function tellFailure({ code }: SatError): void {
        const { request, timeout } = strings.errors;
        if (code === 'precondition_failed') tell(`${request} ${texts.notDeleted(name)}`);
        else if (code === 'not_found') tell(`${request} ${texts.failures.absent(group)}`);
        else tell(code === 'timeout' ? timeout : request, () => void remove());
      }

      async function remove(): Promise<void> {
        try {
          // What it holds is what brings it back; afterwards nobody can read it.
          const { panel } = await readSat(queryClient, panelQuery(client, { panelId: id }));
          const deletionEtag = await deletePanel(client, id, etag);
          const action = { label: texts.undo, onAction: () => void restore(contentOf(panel), deletionEtag) };
          toasts.show({ kind: 'success', text: texts.deleted(name), timeoutMs: undoMs, action });
        } catch (cause) {
          tellFailure(asSatError(cause));
        }
        await refresh();
      }

      await remove();
    },
    [client, queryClient, strings, toasts, texts, group],
  );
}
