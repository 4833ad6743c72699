import { useLateTexts } from '../../provider/lateTexts.ts';
import { type SelectColumnsTexts, selectColumns } from '../../strings/en/selectColumns.ts';

/** The texts of the columns dialog, in the words of the provider's strings. */
export const useSelectColumnsTexts = (): SelectColumnsTexts => useLateTexts('selectColumns', selectColumns);
