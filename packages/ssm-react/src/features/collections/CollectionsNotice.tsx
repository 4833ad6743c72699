import type { SatError } from 'ssm-core';
import { FailureNotice } from '../../provider/FailureNotice.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { useCollectionsTexts } from './useCollectionsTexts.ts';

export interface CollectionsNoticeProps {
  readonly error: SatError | null;
  readonly onRetry: () => void;
}

const rows = ['a', 'b', 'c', 'd'];

export function CollectionsNotice({ error, onRetry }: CollectionsNoticeProps) {
  const texts = useCollectionsTexts();
  if (error !== null) {
    return <FailureNotice error={error} className="ssm-Collections-notice" onRetry={onRetry} />;
  }
  return (
    <div data-part="Skeleton">
      <Progress label={texts.loading} />
      {rows.map((row) => (
        <p key={row}>
          <Skeleton />
        </p>
      ))}
    </div>
  );
}
