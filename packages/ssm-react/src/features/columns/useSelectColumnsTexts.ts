import { useMemo } from 'react';
import { useSsm } from '../../provider/useSsm.ts';
import { type SelectColumnsTexts, selectColumns } from '../../strings/en/selectColumns.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of the columns dialog, in the words of the provider's strings; the same object until those change. */
export function useSelectColumnsTexts(): SelectColumnsTexts {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, 'selectColumns', selectColumns), [strings]);
}
