import { mergeLater, useLateTexts } from '../../provider/lateTexts.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type ImportTexts, imports } from '../../strings/en/imports.ts';

/** The texts of imports, where nothing is drawn. */
export function importTextsOf(strings: Strings): ImportTexts {
  return mergeLater(strings, 'imports', imports);
}

/** The texts of imports, in the words of the provider's strings. */
export const useImportTexts = (): ImportTexts => useLateTexts('imports', imports);
