import type { SatError } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';

export interface QueryNoticeProps {
  /** Null as long as it may come. */
  readonly error: SatError | null;
  readonly onRetry: () => void;
  /** What is being loaded. */
  readonly label: string;
}

/** Stands in the place of an answer: it is on its way, or has failed and can be asked for again. */
export function QueryNotice({ error, label, onRetry }: QueryNoticeProps) {
  const { strings } = useSsm();
  if (error === null) return <Progress label={label} />;
  return (
    <div className="ssm-Panel-note" data-part="Failure" role="alert">
      <p>{strings.errors.request}</p>
      {error.requestId !== undefined && <p className="ssm-Panel-hint">{strings.errors.reference(error.requestId)}</p>}
      <Button onPress={onRetry}>{strings.ui.retry}</Button>
    </div>
  );
}
