import { useState } from 'react';
import { exportImportReport, type ImportReport } from 'ssm-core';
import { useSsm } from '../../../provider/useSsm.ts';
import { saveFile } from '../../../ui/saveFile.ts';
import { useToasts } from '../../../ui/toasts/useToasts.ts';
import { useImportTexts } from '../useImportTexts.ts';
import type { RowWords } from './rowWords.ts';

export interface ResultsFile {
  readonly isBusy: boolean;
  readonly start: (format: ImportReport['format']) => Promise<void>;
}

/** Writes the whole answer and what was decided of it into a file, and saves it. */
export function useResultsFile(
  { answer, rows, edits, decisions, name, isDemo }: Omit<ImportReport, 'format' | 'texts'>,
  words: RowWords,
): ResultsFile {
  const { strings } = useSsm();
  const texts = useImportTexts();
  const { show } = useToasts();
  const [isBusy, setIsBusy] = useState(false);

  async function start(format: ImportReport['format']): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const { choose: _, ...titles } = texts.columns;
    const { demoCatalogue: demo } = strings.shell;
    const separator = strings.values.listSeparator;
    const reportTexts = { sheet: texts.results, titles, separator, demo, ...words, kind: kindName };
    try {
      const file = await exportImportReport({
        answer,
        rows,
        edits,
        decisions,
        name,
        isDemo,
        format,
        texts: reportTexts,
      });
      saveFile(file.blob, file.name);
      show({ kind: 'success', text: strings.success.fileDownloaded(file.name) });
    } catch {
      show({ kind: 'error', text: strings.errors.request });
    } finally {
      setIsBusy(false);
    }
  }

  function kindName(kind: keyof typeof texts.kinds): string {
    return texts.kinds[kind];
  }

  return { isBusy, start };
}
