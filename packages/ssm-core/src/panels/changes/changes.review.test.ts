import { describe, expect, test } from 'vitest';
import type { ChangedReagent } from '../../api/types.ts';
import { makesVersion, type ReviewDecision, reviewedSeqIds, reviewSources } from './changes.review.ts';

const reagent = (seqId: string): ChangedReagent => ({
  seqId,
  fullName: 'Furin',
  changes: [{ kind: 'internal_use', field: 'status', before: ['on_menu'], after: ['internal_use'] }],
  alternatives: ['9-1'],
  decision: null,
});

const decisions = new Map<string, ReviewDecision>([
  ['1-1', { decidedBy: 'accepted' }],
  ['2-1', { decidedBy: 'replaced', by: '9-1' }],
  ['3-1', { decidedBy: 'kept' }],
]);

describe('a review', () => {
  test('puts each replacement in the place of its reagent, and no reagent twice', () => {
    expect(reviewedSeqIds(['1-1', '2-1', '3-1', '4-1'], decisions)).toEqual(['1-1', '9-1', '3-1', '4-1']);
    expect(reviewedSeqIds(['9-1', '2-1'], decisions)).toEqual(['9-1']);
  });

  test('makes a version unless every reagent is kept', () => {
    expect([makesVersion(decisions.values()), makesVersion([{ decidedBy: 'kept' }])]).toEqual([true, false]);
  });

  test('keeps each decision with what had changed, and leaves undecided reagents out', () => {
    const revision = (name: string) => ({ revision: name, label: null, loaded: null });
    const row = { sheet: '', edited: null, status: 'exact', reason: null, measure: null, order: null } as const;
    const { changes } = reagent('1-1');
    expect(
      reviewSources({
        version: 'V_7K',
        changes: { from: revision('old'), to: revision('new') },
        reagents: ['1-1', '2-1', '3-1', '4-1'].map(reagent),
        decisions,
        id: 'x1',
        at: new Date('2026-11-30T12:00:00Z'),
      }),
    ).toEqual([
      {
        id: 'changes-x1',
        file: null,
        kind: 'catalogue_update',
        at: '2026-11-30T12:00:00.000Z',
        version: 'V_7K',
        catalogueRevision: 'new',
        comparedRevision: 'old',
        rows: [
          { ...row, line: 1, raw: '1-1', seqIds: ['1-1'], decidedBy: 'accepted', changes },
          { ...row, line: 2, raw: '2-1', seqIds: ['9-1'], removed: ['2-1'], decidedBy: 'replaced', changes },
          { ...row, line: 3, raw: '3-1', seqIds: ['3-1'], decidedBy: 'kept', changes },
        ],
      },
    ]);
  });
});
