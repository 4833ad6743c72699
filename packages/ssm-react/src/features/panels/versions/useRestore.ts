import { useRef, useState } from 'react';
import { type Panel, panelQuery, panelsKey, restoreVersion, type SatError, type TaggedPanel } from 'ssm-core';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

interface Restoring {
  readonly version: Panel;
  readonly newest: TaggedPanel;
  readonly signal: AbortSignal;
}

export interface Restore {
  readonly isSending: boolean;
  readonly failure: SatError | null;
  readonly start: (version: Panel, newest: TaggedPanel) => void;
  /** Aborts the request and reads the panels again, because the server may have saved the version. */
  readonly stop: () => void;
}

export function useRestore(onRestored: () => void): Restore {
  const { client, queryClient, countText } = useSsm();
  const { show } = useToasts();
  const { restore: texts } = usePanelViewTexts();
  const [failure, setFailure] = useState<SatError | null>(null);
  const [isSending, setIsSending] = useState(false);
  const call = useRef<AbortController | null>(null);

  function end(): void {
    call.current = null;
    setIsSending(false);
  }

  const send = useSatMutation<Restoring, TaggedPanel>({
    send: ({ version, newest, signal }) => restoreVersion(client, version, newest.etag, signal),
    onSuccess(saved, { version, newest }) {
      end();
      const { id, number } = saved.panel;
      queryClient.setQueryData(panelQuery(client, { panelId: id }).queryKey, saved);
      const [from, to] = [countText(version.number), countText(number)];
      if (number === newest.panel.number) show({ kind: 'info', text: texts.nothing(from, to) });
      else show({ kind: 'success', text: texts.done(from, to) });
      onRestored();
    },
    onError(error) {
      end();
      setFailure(error);
    },
    onSettled: () => invalidateOnPage(panelsKey),
  });

  return {
    isSending,
    failure,
    start(version, newest) {
      if (call.current !== null) return;
      call.current = new AbortController();
      setFailure(null);
      setIsSending(true);
      send({ version, newest, signal: call.current.signal });
    },
    stop: () => call.current?.abort(),
  };
}
