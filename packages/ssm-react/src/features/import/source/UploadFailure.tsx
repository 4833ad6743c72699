import type { SatError } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { useImportTexts } from '../useImportTexts.ts';
import { failureText } from './failureText.ts';

export interface UploadFailureProps {
  readonly failure: SatError;
  readonly onRetry: () => void;
}

export function UploadFailure({ failure, onRetry }: UploadFailureProps) {
  const { strings } = useSsm();
  const texts = useImportTexts();
  const { requestId } = failure;
  return (
    <div className="ssm-Import-failure" data-component="UploadFailure">
      <p className="ssm-Import-problem">{failureText(failure, strings)}</p>
      {requestId !== undefined && <p className="ssm-Import-muted">{strings.errors.reference(requestId)}</p>}
      <Button onPress={onRetry}>{texts.tryAgain}</Button>
    </div>
  );
}
