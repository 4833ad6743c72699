import { type Ref, useMemo, useState } from 'react';
import type { AssayVersion, ImportReport } from 'ssm-core';
import { useSsm } from '../../provider/useSsm.ts';
import { Button } from '../../ui/Button.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { RadioToggle } from '../../ui/RadioToggle.tsx';
import { ResultsGrid } from './ResultsGrid.tsx';
import { rowWords } from './rowWords.ts';
import { StatusChips } from './StatusChips.tsx';
import type { ImportModel } from './useImport.ts';
import { useImportTexts } from './useImportTexts.ts';
import { useResultsFile } from './useResultsFile.ts';

export interface ImportAnswerProps {
  readonly model: ImportModel;
  readonly version: AssayVersion;
  /** Takes the focus when the answer comes. */
  readonly summaryRef: Ref<HTMLParagraphElement>;
}

const formats = [
  { value: 'xlsx', label: '.xlsx' },
  { value: 'csv', label: '.csv' },
] as const;

/** What every row of the list came to, and what of it is to be chosen. */
export function ImportAnswer({ model, version, summaryRef }: ImportAnswerProps) {
  const { strings, countText } = useSsm();
  const texts = useImportTexts();
  const { rows, chosen, summary, file } = model;
  const { rowCount, seqIds, undecided } = summary;
  const words = useMemo(() => rowWords(version, { texts, strings, countText }), [version, texts, strings, countText]);
  const [format, setFormat] = useState<ImportReport['format']>('xlsx');
  const source = file?.name.replace(/\.[^.]*$/, '') ?? texts.pastedList;
  const download = useResultsFile({ rows, chosen, name: texts.resultsOf(source) }, words);
  return (
    <div className="ssm-Import ssm-Import-answer" data-component="ImportAnswer">
      <p ref={summaryRef} tabIndex={-1} data-part="Summary">
        {texts.read(rowCount, countText(rowCount))}, {texts.found(seqIds.length, countText(seqIds.length))}.{' '}
        {undecided > 0 && texts.undecided(undecided, countText(undecided))}
      </p>
      <StatusChips summary={summary} status={model.status} onShow={model.showStatus} />
      <ResultsGrid model={model} words={words} />
      <div className="ssm-Import-row">
        <Button isDisabled={download.isBusy} onPress={() => void download.start(format)}>
          {texts.download}
        </Button>
        <RadioToggle label={texts.format} options={formats} value={format} onChange={setFormat} />
        {download.isBusy && <Progress label={texts.downloading} />}
        <Button variant="quiet" onPress={model.changeSource}>
          {texts.another}
        </Button>
      </div>
    </div>
  );
}
