import { useLateTexts } from '../../../provider/lateTexts.ts';
import { type CompareTexts, compare } from '../../../strings/en/compare.ts';

/** Returns the texts of the comparison in the provider's strings. */
export const useCompareTexts = (): CompareTexts => useLateTexts('compare', compare);
