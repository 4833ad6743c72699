import { booleanColumn, listColumn, numberColumn, textColumn } from '../table/build.ts';
import type { Column, Table } from '../table/table.ts';

export const smallTable: Table = {
  version: 'V_11K',
  revision: 'small-revision',
  isDemo: false,
  total: 5,
  rowCount: 5,
  columns: new Map<string, Column>([
    ['seqId', textColumn(['10-1', '2-1', '10000-28', '3-7', '4-4'])],
    ['fullName', textColumn(['Interleukin-6', 'Béta-crystallin', 'Beta-crystallin B2', null, null])],
    ['targetName', textColumn(['IL-6', 'CRBA', 'CRBB2', null, null])],
    ['uniProtId', listColumn([['P05231'], ['P1', 'P2'], ['P43320'], null, null])],
    ['entrezGeneName', listColumn([['IL6'], ['CRYBA1'], ['CRYBB2'], ['XYZ1', 'XYZ2'], null])],
    ['loDb', numberColumn([12.5, null, 3, 100, 3])],
    ['bufferMS', booleanColumn([true, false, null, null, true])],
  ]),
};
