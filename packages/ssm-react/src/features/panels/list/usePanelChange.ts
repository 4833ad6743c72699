import { type Group, panelsKey, type SatError, type SatErrorCode } from 'ssm-core';
import { errorText } from '../../../provider/FailureNotice.tsx';
import { invalidateOnPage } from '../../../provider/usePrivateQueryClient.ts';
import { useSatMutation } from '../../../provider/useSatMutation.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useToasts } from '../../../ui/UiContext.ts';
import { usePanelTexts } from '../usePanelTexts.ts';

export interface PanelChangeOptions<Panel, Data> {
  readonly group: Group;
  readonly send: (panel: Panel) => Promise<Data>;
  readonly onSuccess: (data: Data, panel: Panel) => void;
  /** Messages for errors that a retry cannot resolve. */
  readonly refusals?: Readonly<Partial<Record<SatErrorCode, (panel: Panel) => string>>>;
}

/**
 * Returns a function that changes a panel on the server. A notification reports a failure, and offers a retry if that
 * can help.
 */
export function usePanelChange<Panel, Data>(options: PanelChangeOptions<Panel, Data>): (panel: Panel) => void {
  const { group, send, onSuccess, refusals = {} } = options;
  const { strings } = useSsm();
  const { show } = useToasts();
  const texts = usePanelTexts();
  const { request } = strings.errors;
  const known = { not_found: () => texts.failures.absent(group), ...refusals };

  const change = useSatMutation({
    send,
    onSuccess,
    onError({ code }: SatError, panel: Panel) {
      const refusal = (known as typeof refusals)[code]?.(panel);
      if (refusal !== undefined) show({ kind: 'error', text: `${refusal} ${request}` });
      else {
        const action = { label: texts.tryAgain, onAction: () => change(panel) };
        show({ kind: 'error', text: errorText(strings, code), action });
      }
    },
    onSettled: () => invalidateOnPage(panelsKey),
  });
  return change;
}
