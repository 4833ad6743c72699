import { useLateTexts } from '../../provider/lateTexts.ts';
import { type SheetTexts, sheet } from '../../strings/en/sheet.ts';

export const useSheetTexts = (): SheetTexts => useLateTexts('sheet', sheet);
