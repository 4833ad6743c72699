import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type SheetTexts, sheet } from '../../strings/en/sheet.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of a spec sheet, in the words of the provider's strings; the same object until those change. */
export function useSheetTexts(): SheetTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'sheet', sheet), [strings]);
}
