import type { Panel, PanelContent, PanelPlan, PanelSource, PanelSourceRow } from '../api/types.ts';
import { jsonAnswer } from './answers.ts';

export const panelContent: PanelContent = {
  name: 'Kidney',
  description: 'Renal markers',
  version: 'V_7K',
  seqIds: ['10000-28', '2-1'],
};

export const panel: Panel = {
  id: 'panel-1',
  number: 3,
  owner: 'sub-1',
  name: 'Kidney',
  description: 'Renal markers',
  version: 'V_7K',
  seqIds: ['10000-28', '2-1'],
  created: '2026-01-01T00:00:00.000Z',
  changed: '2026-02-01T00:00:00.000Z',
  catalogueRevision: 'revision1',
  etag: '"three"',
};

export const panelEtag = panel.etag;

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
    file: 'Supplement.xlsx',
    at: '2026-02-01T00:00:00.000Z',
    version: 'V_7K',
    catalogueRevision: 'revision1',
    rows: [panelSourceRow()],
    ...changed,
  };
}

export function panelAnswer(changed: Partial<Panel> = {}, etag = panelEtag): Response {
  return jsonAnswer({ ...panel, etag, ...changed }, { ETag: etag });
}

/** The terms and outcome of a plan. */
export const panelPlan: PanelPlan = {
  goals: [{ id: 'apop', name: 'Apoptosis', share: 80, wanted: 8, covered: 7, measured: 10 }],
  matrix: 'serum',
  maximumCv: 10.5,
  minimumSignalToNoise: 2,
  dilutionGroups: ['0.5%', '20%'],
  maximumReagents: 6,
  onePerProtein: true,
  objective: 'coverage',
  isExact: false,
  bound: 0.9375,
};
