import type { SatError, SatErrorCode } from 'ssm-core';
import type { Strings } from '../strings/en/en.ts';
import { Button } from '../ui/button/Button.tsx';
import { useSsm } from './useSsm.ts';

export function errorText({ errors }: Strings, code: SatErrorCode | undefined): string {
  return code === 'timeout' ? errors.timeout : errors.request;
}

export interface FailureNoticeProps {
  readonly error: SatError;
  readonly detail?: string | undefined;
  readonly className: string;
  /** Called when the user presses the retry button. Undefined hides the button, for errors that a retry cannot fix. */
  readonly onRetry: (() => void) | undefined;
}

export function FailureNotice({ error, detail, className, onRetry }: FailureNoticeProps) {
  const { strings } = useSsm();
  const { requestId } = error;
  return (
    <div className={className} data-component="FailureNotice" role="alert">
      {/* The cause comes first, because trying again may not help. */}
      {detail !== undefined && <p>{detail}</p>}
      <p>{errorText(strings, error.code)}</p>
      {requestId !== undefined && <p data-part="Reference">{strings.errors.reference(requestId)}</p>}
      {onRetry !== undefined && <Button onPress={onRetry}>{strings.ui.retry}</Button>}
    </div>
  );
}
