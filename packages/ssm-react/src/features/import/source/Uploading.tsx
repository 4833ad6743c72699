import type { SatError } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import type { ImportModel } from '../useImport.ts';
import { failureText, useImportTexts } from '../useImportTexts.ts';

export function Uploading({ model }: { readonly model: ImportModel }) {
  const texts = useImportTexts();
  const label = texts.uploading(model.file?.name ?? texts.pastedList);
  return (
    <div className="ssm-Import" data-component="Uploading">
      <p>{label}</p>
      <Progress label={label} />
      <div className="ssm-Import-row">
        <Button onPress={model.stop}>{texts.stop}</Button>
      </div>
    </div>
  );
}

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
