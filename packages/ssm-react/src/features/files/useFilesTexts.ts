import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type FilesTexts, files } from '../../strings/en/files.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of files to download, in the words of the provider's strings; the same object until those change. */
export function useFilesTexts(): FilesTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'files', files), [strings]);
}
