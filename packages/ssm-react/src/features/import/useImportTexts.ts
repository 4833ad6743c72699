import { mergeLater, useLateTexts } from '../../provider/lateTexts.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type ImportTexts, imports } from '../../strings/en/imports.ts';
import type { CountText } from '../../strings/format.ts';

/** The texts of imports, where nothing is drawn. */
export function importTextsOf(strings: Strings): ImportTexts {
  return mergeLater(strings, 'imports', imports);
}

interface HiddenCounts {
  readonly hiddenRows?: number;
  readonly hiddenColumns?: number;
}

/** How many rows and columns a sheet hides, in words; empty where it hides none. */
export function hiddenTexts(
  { hiddenRows = 0, hiddenColumns = 0 }: HiddenCounts,
  texts: ImportTexts,
  countText: CountText,
): readonly string[] {
  return [
    ...(hiddenRows > 0 ? [texts.hiddenRows(hiddenRows, countText(hiddenRows))] : []),
    ...(hiddenColumns > 0 ? [texts.hiddenColumns(hiddenColumns, countText(hiddenColumns))] : []),
  ];
}

/** The texts of imports, in the words of the provider's strings. */
export const useImportTexts = (): ImportTexts => useLateTexts('imports', imports);
