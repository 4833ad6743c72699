/** Imported lists of panels, for tests and stories. */
import type { PanelSource, PanelSourceRow } from 'ssm-core';

export function panelSourceRow(changed: Partial<PanelSourceRow> = {}): PanelSourceRow {
  return {
    sheet: 'Table S3',
    line: 2,
    raw: 'IL6',
    edited: null,
    status: 'exact',
    reason: null,
    seqIds: ['2-1'],
    decidedBy: 'rule',
    measure: null,
    order: null,
    ...changed,
  };
}

export function panelSource(changed: Partial<PanelSource> = {}): PanelSource {
  return {
    id: 'list-1',
    file: 'Supplementary Table 3.xlsx',
    at: '2026-11-21T20:00:00.000Z',
    version: 'V_7K',
    catalogueRevision: 'revision-1',
    rows: [panelSourceRow()],
    ...changed,
  };
}

/** A row of every decision. */
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
