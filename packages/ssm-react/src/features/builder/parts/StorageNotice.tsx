import type { WorkingListStorageProblem } from 'ssm-core';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useBuilderTexts } from '../useBuilderTexts.ts';

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
