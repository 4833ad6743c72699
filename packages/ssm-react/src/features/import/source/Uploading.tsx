import { Button } from '../../../ui/button/Button.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import type { ImportModel } from '../useImport.ts';
import { useImportTexts } from '../useImportTexts.ts';

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
