import type { Group, SatError } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import type { PanelsTexts } from '../../strings/en.panels.ts';
import type { Strings } from '../../strings/en.ts';
import type { CountText } from '../../strings/format.ts';
import { Button } from '../../ui/Button.tsx';
import { usePanelTexts } from './usePanelTexts.ts';

export interface PanelFailureProps {
  readonly failure: SatError;
  readonly group: Group;
  /** What is said of a panel that was deleted; default what its list can become. */
  readonly gone?: string;
  readonly onRetry: () => void;
}

interface Words {
  readonly strings: Strings;
  readonly texts: PanelsTexts;
  readonly countText: CountText;
}

function failureText({ code, count = 0, seqIds = [] }: SatError, group: Group, words: Words): string {
  const { strings, texts, countText } = words;
  const { failures } = texts;
  switch (code) {
    case 'not_found':
      return failures.gone(group);
    case 'not_on_menu':
      return failures.notOnMenu(count, countText(count), seqIds.join(strings.values.listSeparator));
    case 'too_many_panels':
      return failures.tooManyPanels(group);
    case 'too_many_versions':
      return failures.tooManyVersions(group);
    case 'timeout':
      return strings.errors.timeout;
    default:
      return strings.errors.request;
  }
}

/** Why a panel was not saved or read, and the way to try again. Nothing typed is lost by it. */
export function PanelFailure({ failure, group, gone, onRetry }: PanelFailureProps) {
  const { strings, countText } = useSsm();
  const texts = usePanelTexts();
  const { requestId } = failure;
  const words = { strings, texts, countText };
  return (
    <div className="ssm-Panels-notice" data-component="PanelFailure" role="alert">
      <p>{failure.code === 'not_found' && gone !== undefined ? gone : failureText(failure, group, words)}</p>
      {requestId !== undefined && <p className="ssm-Panels-muted">{strings.errors.reference(requestId)}</p>}
      <Button onPress={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
