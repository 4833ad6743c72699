import type { Group, SatError } from 'ssm-core';
import { isWorthRetrying } from 'ssm-core/internal';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { useSsm } from '../../provider/useSsm.ts';
import type { Strings } from '../../strings/en/en.ts';
import type { PanelsTexts } from '../../strings/en/panels.ts';
import type { CountText } from '../../strings/format.ts';
import { usePanelTexts } from './usePanelTexts.ts';

export interface PanelFailureProps {
  readonly failure: SatError;
  readonly group: Group;
  readonly gone?: string;
  readonly onRetry: () => void;
}

interface Words {
  readonly strings: Strings;
  readonly texts: PanelsTexts;
  readonly countText: CountText;
}

function detailOf(
  { code, count = 0, seqIds = [], retryAfterSeconds = 60 }: SatError,
  group: Group,
  words: Words,
): string | undefined {
  const { strings, texts, countText } = words;
  const { failures } = texts;
  switch (code) {
    case 'not_found':
      return failures.gone(group);
    case 'not_on_menu':
      return failures.notOnMenu(count, countText(count), seqIds.join(strings.values.listSeparator));
    case 'too_many_panels':
      return failures.tooManyPanels(group);
    case 'too_much_stored':
      return failures.tooMuchStored(group);
    case 'too_much_sent':
      return failures.tooMuchSent(Math.max(1, Math.ceil(retryAfterSeconds / 60)));
    case 'too_many_versions':
      return failures.tooManyVersions(group);
    default:
      return undefined;
  }
}

export function PanelFailure({ failure, group, gone, onRetry }: PanelFailureProps) {
  const { strings, countText } = useSsm();
  const texts = usePanelTexts();
  const words = { strings, texts, countText };
  const detail = failure.code === 'not_found' && gone !== undefined ? gone : detailOf(failure, group, words);
  const again = isWorthRetrying(failure) ? onRetry : undefined;
  return <FailureNotice error={failure} detail={detail} className="ssm-Panels-notice" onRetry={again} />;
}
