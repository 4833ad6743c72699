import type { AnalyteColumns } from '../api/types.ts';
import { jsonAnswer } from './answers.ts';

export const columns: AnalyteColumns = {
  format: 1,
  version: 'V_7K',
  revision: 'revision1',
  isDemo: true,
  total: 2,
  count: 2,
  columns: {
    seqId: { kind: 'text', values: ['10000-28', '10001-7'] },
    loDb: { kind: 'number', values: [12.5, null] },
  },
};

export function columnsAnswer(data: unknown = columns): Response {
  return jsonAnswer(data, { 'Content-Type': 'application/vnd.ssm.columns+json' });
}
