/** An imported list for tests and stories. It has a row for every decision that a user can make. */
import type { PanelSourceRow } from 'ssm-core';
import { panelSourceRow } from 'ssm-core/testing/panels';

export const decidedRows: readonly PanelSourceRow[] = [
  panelSourceRow(),
  panelSourceRow({ line: 3, raw: 'TNFa', edited: 'TNF', seqIds: ['7-1'], decidedBy: 'reader' }),
  panelSourceRow({
    line: 4,
    raw: 'HER2',
    status: 'proposed',
    reason: 'alias',
    seqIds: ['10-1'],
    decidedBy: 'reason',
  }),
  panelSourceRow({
    line: 5,
    raw: 'CFH',
    status: 'several',
    reason: 'several_reagents',
    seqIds: ['30-1'],
    decidedBy: 'best',
    measure: 'totalCVPlasma',
    order: 'lowest',
  }),
  panelSourceRow({ line: 6, raw: 'MCP1', status: 'proposed', reason: 'alias', seqIds: [], decidedBy: 'refused' }),
  panelSourceRow({
    line: 7,
    raw: 'NEFL2',
    status: 'not_recognised',
    reason: 'unknown',
    seqIds: [],
    decidedBy: 'left_out',
  }),
];
