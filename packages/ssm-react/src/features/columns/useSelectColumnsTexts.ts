import { useLateTexts } from '../../provider/lateTexts.ts';
import { type SelectColumnsTexts, selectColumns } from '../../strings/en/selectColumns.ts';

export const useSelectColumnsTexts = (): SelectColumnsTexts => useLateTexts('selectColumns', selectColumns);
