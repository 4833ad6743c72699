import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type ImportTexts, imports } from '../../strings/en.import.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of imports, in the words of the provider's strings; the same object until those change. */
export function useImportTexts(): ImportTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'imports', imports), [strings]);
}
