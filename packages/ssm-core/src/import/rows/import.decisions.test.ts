import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ImportCandidate, ImportedRow } from '../../api/types.ts';
import { everyRow, foundRow, importedRow, importMeaning, proposedRow, severalRow } from '../../testing/importedRows.ts';
import {
  acceptableRows,
  choiceOutcome,
  type Decisions,
  isUndecided,
  type SeveralChoice,
  severalRows,
  takenSeqIds,
  withAccepted,
  withChoice,
  withEveryCandidate,
  withToggled,
} from './import.decisions.ts';

const nothing: Decisions = new Map();
const nothingCounted = { decided: 0, accepted: 0, ties: 0, missing: 0, spanning: 0, differing: 0, skipped: 0 };
const take = (by: 'reader' | 'reason' | 'first' | 'all', ...seqIds: readonly string[]) => ({
  kind: 'take',
  seqIds,
  by,
});

describe('a decision on one row', () => {
  test('refuses a found reagent, or takes it again', () => {
    const row = foundRow(1, '5-1');
    const refused = withToggled(nothing, row, 3, null);
    expect([...refused]).toEqual([[3, { kind: 'refuse' }]]);
    expect([takenSeqIds(row, undefined), takenSeqIds(row, refused.get(3))]).toEqual([['5-1'], []]);
    expect([...withToggled(refused, row, 3, '5-1')]).toEqual([]);
  });

  test('ticks the candidates of a row one by one, all or none, in row order', () => {
    const row = severalRow(1, '3-1', '1-1', '2-1');
    const one = withToggled(nothing, row, 0, '2-1');
    const two = withToggled(one, row, 0, '3-1');
    const all = withToggled(two, row, 0, null);
    expect([one, two, all, withToggled(all, row, 0, null)].map((decisions) => decisions.get(0))).toEqual([
      take('reader', '2-1'),
      take('reader', '3-1', '2-1'),
      take('reader', '3-1', '1-1', '2-1'),
      undefined,
    ]);
    const near = everyRow[9];
    expect(withToggled(nothing, near, 9, '2190-55').get(9)).toEqual(take('reader', '2190-55'));
  });

  test('cannot take a reagent that the row does not offer', () => {
    for (const [index, seqId] of [
      [6, '20000-1'],
      [5, '10000-28'],
      [4, '10000-28'],
      [7, null],
      [99, null],
    ] as const) {
      expect(withToggled(nothing, everyRow[index], index, seqId)).toBe(nothing);
    }
  });
});

describe('accepting rows of one reason together', () => {
  const rows = [
    proposedRow(1, 'HER2', '1-1'),
    proposedRow(2, 'CD16', '2-1', '2-2'),
    proposedRow(3, 'TTF1', '3-1'),
    foundRow(4, '4-1'),
    proposedRow(5, 'P53', '5-1'),
  ];

  test('takes the single candidate of each undecided row', () => {
    const before = withToggled(nothing, rows[2], 2, '3-1');
    const acceptable = acceptableRows(rows, [0, 1, 2, 3], before);
    expect(acceptable).toEqual({ rows: [0], others: 1, spanning: 0, withdrawn: 0 });
    expect([...withAccepted(before, rows, acceptable.rows)]).toEqual([
      [2, take('reader', '3-1')],
      [0, take('reason', '1-1')],
    ]);
  });

  test('skips rows that cannot be accepted', () => {
    expect([...withAccepted(nothing, rows, [1, 3, 99])]).toEqual([]);
  });
});

describe('choosing the best candidate by a measure', () => {
  const values: Readonly<Record<string, number>> = {
    '1-1': 8,
    '1-2': 4,
    '2-1': 5,
    '2-2': 5,
    '3-1': 7,
    '5-1': 9,
    '5-2': 2,
    '5-3': 2,
  };
  const valueOf = (seqId: string) => values[seqId] ?? null;
  const rows = [
    severalRow(1, '1-1', '1-2'),
    severalRow(2, '2-1', '2-2'),
    severalRow(3, '3-1', '3-2'),
    severalRow(4, '4-1', '4-2'),
    severalRow(5, '5-1', '5-2', '5-3'),
  ];

  test('states in advance what it will decide, and stores the measure with the decision', () => {
    const choice: SeveralChoice = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' };
    const { decisions, ...outcome } = withChoice(nothing, rows, [0, 1, 2, 3, 4], choice, valueOf);
    expect(outcome).toEqual({ ...nothingCounted, decided: 2, ties: 2, missing: 1 });
    expect([...decisions]).toEqual([
      [0, { kind: 'take', seqIds: ['1-2'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' }],
      [2, { kind: 'take', seqIds: ['3-1'], by: 'best', measure: 'totalCVPlasma', order: 'lowest' }],
    ]);
  });

  test('can be replaced by choosing the first candidate, or all of them', () => {
    const first = withChoice(nothing, rows, [0, 4], { by: 'first' }, valueOf).decisions;
    const all = withChoice(nothing, rows, [4], { by: 'all' }, valueOf).decisions;
    expect([[...first], [...all]]).toEqual([
      [
        [0, take('first', '1-1')],
        [4, take('first', '5-1')],
      ],
      [[4, take('all', '5-1', '5-2', '5-3')]],
    ]);
  });

  test('applies only to undecided rows with several reagents', () => {
    const mixed = [...rows, foundRow(6, '6-1'), proposedRow(7, 'HER2', '7-1', '7-2')];
    const decided = withToggled(nothing, rows[1], 1, '2-1');
    expect(severalRows(mixed, [0, 1, 5, 6], decided)).toEqual([0]);
  });

  test('has the predicted outcome for any rows', () => {
    const row = fc.oneof(
      fc.constantFrom(...everyRow),
      fc
        .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 4 })
        .map((ids) => severalRow(1, ...ids.map((id) => `${id}-1`))),
    );
    const choice = fc.constantFrom<SeveralChoice>(
      { by: 'first' },
      { by: 'all' },
      { by: 'best', measure: 'loDb', order: 'lowest' },
      { by: 'best', measure: 'loDb', order: 'highest' },
    );
    fc.assert(
      fc.property(fc.array(row), choice, (rowsOf, chosen) => {
        const targets = rowsOf.map((_, index) => index);
        const { decisions, ...outcome } = withChoice(nothing, rowsOf, targets, chosen, valueOf);
        expect(choiceOutcome(rowsOf, targets, chosen, valueOf)).toEqual(outcome);
        expect(decisions.size).toBe(outcome.decided);
        for (const [index, decision] of decisions) {
          expect(takenSeqIds(rowsOf[index] ?? importedRow({ line: 1 }), decision).length).toBeGreaterThan(0);
        }
      }),
    );
  });
});

function reagent(seqId: string, uniProtId: string[] | null, entrezGeneName: string[] | null): ImportCandidate {
  return { seqId, targetName: seqId, fullName: seqId, uniProtId, entrezGeneName };
}

const plain = reagent('4139-71', ['P08887'], ['IL6R']);
const other = reagent('8092-29', ['P08887'], ['IL6R']);
const complex = reagent('21946-79', ['P05231', 'P08887'], ['IL6', 'IL6R']);
const lowest = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' } as const satisfies SeveralChoice;
const cv: Readonly<Record<string, number>> = { '4139-71': 7, '8092-29': 5, '21946-79': 2 };
const cvOf = (seqId: string) => cv[seqId] ?? null;

function rowOf(
  status: 'several' | 'proposed',
  candidates: readonly ImportCandidate[],
  rest: Partial<ImportedRow> = {},
): ImportedRow {
  const reason = status === 'several' ? 'several_reagents' : 'alias';
  return importedRow({
    line: 1,
    raw: 'IL6R',
    kind: 'symbol',
    status,
    reason,
    existsInDB: status === 'several',
    candidates: [...candidates],
    ...rest,
  });
}

function chosenOf(row: ImportedRow, choice: SeveralChoice, takesSpanning?: boolean) {
  const { decisions, ...outcome } = withChoice(nothing, [row], [0], choice, cvOf, takesSpanning);
  return [takenSeqIds(row, decisions.get(0)), { ...nothingCounted, ...outcome }];
}

describe('reagents of several proteins', () => {
  test.each<[string, SeveralChoice, readonly string[], readonly string[]]>([
    ['the lowest Total CV', lowest, ['8092-29'], ['21946-79']],
    ['the highest Total CV', { ...lowest, order: 'highest' }, ['4139-71'], ['4139-71']],
    ['the first', { by: 'first' }, ['4139-71'], ['21946-79']],
    ['all', { by: 'all' }, ['4139-71', '8092-29'], ['21946-79', '4139-71', '8092-29']],
  ])(
    'are skipped by %s, which counts the complex of IL6 and IL6R as skipped if a row names IL6R',
    (_, choice, without, withThem) => {
      const row = rowOf('several', [complex, plain, other]);
      expect(chosenOf(row, choice)).toEqual([without, { ...nothingCounted, decided: 1, skipped: 1 }]);
      expect(chosenOf(row, choice, true)).toEqual([withThem, { ...nothingCounted, decided: 1 }]);
    },
  );

  test('leave a row undecided and counted if all its candidates measure several proteins', () => {
    const row = rowOf('several', [complex, { ...complex, seqId: '1-1' }]);
    for (const choice of [lowest, { by: 'first' }, { by: 'all' }] as const) {
      expect(chosenOf(row, choice)).toEqual([[], { ...nothingCounted, spanning: 1, skipped: 2 }]);
    }
  });

  test('are not accepted together with other rows if they are the only candidate of a proposal', () => {
    const rows = [rowOf('proposed', [complex]), rowOf('proposed', [plain])];
    expect(acceptableRows(rows, [0, 1], nothing)).toEqual({ rows: [1], others: 0, spanning: 1, withdrawn: 0 });
    expect([...withAccepted(nothing, rows, [0, 1])]).toEqual([[1, take('reason', '4139-71')]]);
    expect(acceptableRows(rows, [0, 1], nothing, true).rows).toEqual([0, 1]);
    expect(withAccepted(nothing, rows, [0, 1], true).size).toBe(2);
  });
});

describe('proposals with several candidates', () => {
  const rows = [
    rowOf('proposed', [plain, other]),
    rowOf('proposed', [plain]),
    rowOf('several', [plain, other]),
    rowOf('proposed', [plain, other], { reason: 'internal_use' }),
  ];

  test('can be chosen once the user has selected their reason, but not a proposal with a single candidate', () => {
    const all = [0, 1, 2, 3];
    expect([severalRows(rows, all, nothing), severalRows(rows, all, nothing, true)]).toEqual([[2], [0, 2]]);
  });

  test('are accepted by a choice, and counted as accepted', () => {
    const { decisions, ...outcome } = withChoice(nothing, rows, [0, 2], lowest, cvOf);
    expect(outcome).toEqual({ ...nothingCounted, decided: 2, accepted: 1 });
    expect(decisions.get(0)).toEqual({ kind: 'take', seqIds: ['8092-29'], ...lowest });
  });

  test('stay undecided if their candidates measure different proteins, unless the user takes all', () => {
    const row = rowOf('proposed', [plain, reagent('3309-2', ['P08637'], ['FCGR3A'])]);
    const left = [[], { ...nothingCounted, differing: 1 }];
    expect([chosenOf(row, lowest), chosenOf(row, { by: 'first' })]).toEqual([left, left]);
    expect(chosenOf(row, { by: 'all' })).toEqual([
      ['4139-71', '3309-2'],
      { ...nothingCounted, decided: 1, accepted: 1 },
    ]);
  });
});

describe('reagents that are no longer offered', () => {
  test.each(['internal_use', 'deprecated'] as const)(
    'with reason %s are taken only if the user ticks them, and never by a rule',
    (reason) => {
      const rows = [rowOf('proposed', [plain], { reason }), rowOf('proposed', [plain, other], { reason })];
      expect(acceptableRows(rows, [0, 1], nothing)).toEqual({ rows: [], others: 0, spanning: 0, withdrawn: 2 });
      expect(withAccepted(nothing, rows, [0, 1]).size).toBe(0);
      for (const choice of [lowest, { by: 'first' }, { by: 'all' }] as const) {
        expect(withChoice(nothing, rows, [0, 1], choice, cvOf, true)).toEqual({
          ...nothingCounted,
          decisions: new Map(),
        });
      }
      expect(withToggled(nothing, rows[0], 0, '4139-71').get(0)).toEqual(take('reader', '4139-71'));
    },
  );

  test('are skipped if the row has other candidates', () => {
    const meanings = [importMeaning({ name: '8092-29', kind: 'seqId', how: 'deprecated', seqIds: ['8092-29'] })];
    const row = rowOf('proposed', [plain, other], { reason: 'columns_disagree', meanings });
    expect(chosenOf(row, { by: 'all' })[0]).toEqual(['4139-71']);
  });
});

describe('an undecided row', () => {
  test('is a proposal or a row with several candidates for which no reagent is chosen', () => {
    expect(everyRow.flatMap((row, index) => (isUndecided(row, undefined) ? [index] : []))).toEqual([3, 4]);
    expect(isUndecided(severalRow(1, '1-1', '2-1'), take('first', '1-1') as never)).toBe(false);
  });
});

describe('the decisions of a search', () => {
  test('S4-19: take every candidate of undecided rows, even of several proteins, and keep earlier decisions', () => {
    const rows = [
      foundRow(1, '1-1'),
      rowOf('several', [complex, plain]),
      rowOf('proposed', [plain, other]),
      rowOf('proposed', [plain, other]),
      rowOf('proposed', [plain], { reason: 'deprecated' }),
      importedRow({ line: 6, reason: 'near', candidates: [plain] }),
    ];
    const decided = new Map([[3, { kind: 'refuse' } as const]]);
    expect([...withEveryCandidate(rows, decided)]).toEqual([
      [3, { kind: 'refuse' }],
      [1, take('all', '21946-79', '4139-71')],
      [2, take('all', '4139-71', '8092-29')],
    ]);
  });
});
