import type { SatError } from 'ssm-core';
import { isWorthRetrying } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';

export interface QueryNoticeProps {
  readonly error: SatError | null;
  readonly onRetry: () => void;
  readonly label: string;
}

export function QueryNotice({ error, label, onRetry }: QueryNoticeProps) {
  if (error === null) return <Progress label={label} />;
  return (
    <FailureNotice error={error} className="ssm-Panel-note" onRetry={isWorthRetrying(error) ? onRetry : undefined} />
  );
}
