import type { SatError } from 'ssm-core';
import { isWorthRetrying } from 'ssm-core/internal';
import { FailureNotice } from '../../../provider/FailureNotice.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';

export interface QueryNoticeProps {
  /** Null as long as it may come. */
  readonly error: SatError | null;
  readonly onRetry: () => void;
  /** What is being loaded. */
  readonly label: string;
}

/** Stands in the place of an answer: it is on its way, or has failed. */
export function QueryNotice({ error, label, onRetry }: QueryNoticeProps) {
  if (error === null) return <Progress label={label} />;
  return (
    <FailureNotice error={error} className="ssm-Panel-note" onRetry={isWorthRetrying(error) ? onRetry : undefined} />
  );
}
