import { useLateTexts } from '../../provider/lateTexts.ts';
import { type ImportTexts, imports } from '../../strings/en/imports.ts';

/** The texts of imports, in the words of the provider's strings. */
export const useImportTexts = (): ImportTexts => useLateTexts('imports', imports);
