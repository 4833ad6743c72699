import type { Group } from 'ssm-core';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { PanelFailure } from '../PanelFailure.tsx';
import { usePanelTexts } from '../usePanelTexts.ts';
import type { WholePanel } from './useWholePanel.ts';

export interface AwaitedPanelProps {
  readonly panel: WholePanel;
  readonly group: Group;
}

export function AwaitedPanel({ panel: { error, retry }, group }: AwaitedPanelProps) {
  const texts = usePanelTexts();
  if (error === null) return <Progress label={texts.opening} />;
  return <PanelFailure failure={error} gone={texts.failures.absent(group)} group={group} onRetry={retry} />;
}
