import { useLateTexts } from '../../provider/lateTexts.ts';
import { type SheetTexts, sheet } from '../../strings/en/sheet.ts';

/** The texts of a spec sheet, in the words of the provider's strings. */
export const useSheetTexts = (): SheetTexts => useLateTexts('sheet', sheet);
