import { exportImportReport, type ImportReport } from 'ssm-core';
import { useDownload } from '../../../provider/useDownload.ts';
import { useSsm } from '../../../provider/useSsm.ts';
import { useImportTexts } from '../useImportTexts.ts';
import type { RowWords } from './rowWords.ts';

export interface ResultsFile {
  readonly isBusy: boolean;
  readonly start: (format: ImportReport['format']) => Promise<boolean>;
}

export function useResultsFile(
  { answer, rows, edits, decisions, name, isDemo }: Omit<ImportReport, 'format' | 'texts'>,
  words: RowWords,
): ResultsFile {
  const { strings } = useSsm();
  const texts = useImportTexts();
  const { isBusy, start } = useDownload();

  function make(format: ImportReport['format']) {
    const { choose: _, reagents: __, ...titles } = texts.columns;
    const { demoCatalogue: demo } = strings.shell;
    const separator = strings.values.listSeparator;
    const reportTexts = { sheet: texts.results, titles, separator, demo, ...words, kind: kindName };
    return exportImportReport({ answer, rows, edits, decisions, name, isDemo, format, texts: reportTexts });
  }

  function kindName(kind: keyof typeof texts.kinds): string {
    return texts.kinds[kind];
  }

  return { isBusy, start: (format) => start(() => make(format)) };
}
