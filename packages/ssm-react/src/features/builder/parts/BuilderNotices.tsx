import { useMemo } from 'react';
import type { AssayVersion, Builder, WorkingListStorageProblem } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { useSelected } from '../../../ui/hooks/useSelected.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { changeText } from '../../../ui/toasts/changeText.ts';
import { useBuilderTexts } from '../useBuilder.ts';

export function StorageNotice({ problem }: { readonly problem: WorkingListStorageProblem | null }) {
  const { problems } = useBuilderTexts();
  if (problem === null) return null;
  return (
    <div className="ssm-Builder-notice" data-part="StorageNotice" role="alert">
      <Icon name="warning" />
      <p>{problems[problem]}</p>
    </div>
  );
}

/**
 * Describes the last change to the list of a version. Returns an empty text for an addition, because a notification
 * reports it.
 */
export function useLastChange(builder: Builder, version: AssayVersion): string {
  const { countText } = useSsm();
  const texts = useBuilderTexts();
  const step = useSelected(builder, ({ lastStep }) => lastStep);
  // Remembers the last step at mount: only later steps are described.
  const before = useMemo(() => builder.getSnapshot().lastStep, [builder]);
  return step === null || step === before || step.version !== version ? '' : changeText(step, texts, countText);
}
