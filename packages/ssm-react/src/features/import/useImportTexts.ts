import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type ImportTexts, imports } from '../../strings/en/imports.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of imports, where nothing is drawn. */
export function importTextsOf(strings: Strings): ImportTexts {
  return mergeLater(strings, 'imports', imports);
}

/** The texts of imports, in the words of the provider's strings; the same object until those change. */
export function useImportTexts(): ImportTexts {
  const { strings } = useSsm();
  return useMemo(() => importTextsOf(strings), [strings]);
}
