import { useColumnModel } from '../../../ui/grid/columnModel.ts';
import type { ReagentColumn } from './SeqIdList.tsx';

const all: readonly ReagentColumn[] = [{ key: 'seqId' }, { key: 'targetName' }];
const withNames = all.map(({ key }) => key);
const withoutNames = ['seqId'] as const;

export function useReagentColumns(hasNames: boolean) {
  return useColumnModel({ all, shown: hasNames ? withNames : withoutNames, fixedCount: 0, sort: null });
}
