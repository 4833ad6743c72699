/** Sources of a panel for tests and stories, with every decision that a user can make. */
import type { PanelSource, PanelSourceRow } from 'ssm-core';
import { panelSource, panelSourceRow } from 'ssm-core/testing/panels';

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

/** A rule that kept one reagent per protein. */
export const proteinRule: PanelSource = panelSource({
  id: 'rule-1',
  file: null,
  kind: 'one_per_protein',
  rows: [
    {
      seqIds: ['2-1'],
      removed: ['3-1', '5-1'],
      decidedBy: 'best',
      measure: 'totalCVPlasma',
      order: 'lowest',
    } as const,
    { seqIds: ['10-1'], removed: ['11-1'], decidedBy: 'reader' } as const,
    { seqIds: ['12-1', '13-1'], removed: [], decidedBy: 'undecided' } as const,
  ].map((row, index) => panelSourceRow({ sheet: '', line: index + 1, raw: `P${index}`, status: 'several', ...row })),
});
