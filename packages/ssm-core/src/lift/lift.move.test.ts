import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssayVersion, LiftTable } from '../api/types.ts';
import { listColumn, textColumn } from '../table/build.ts';
import type { Table } from '../table/table.ts';
import {
  countMove,
  geneFlag,
  type MoveInput,
  type MoveRow,
  movedSeqIds,
  previewMove,
  shownMoveRows,
} from './lift.move.ts';
import { moveBands, moveFlags } from './lift.view.ts';

type Reagent = readonly [seqId: string, accessions: readonly string[], symbols: readonly string[]];

function menuOf(version: AssayVersion, reagents: readonly Reagent[]): Table {
  const listed = (of: (reagent: Reagent) => readonly string[]) =>
    listColumn(reagents.map((reagent) => (of(reagent).length === 0 ? null : of(reagent))));
  return {
    version,
    revision: `revision-${version}`,
    isDemo: false,
    total: reagents.length,
    rowCount: reagents.length,
    columns: new Map([
      ['seqId', textColumn(reagents.map(([seqId]) => seqId))],
      ['uniProtId', listed(([, accessions]) => accessions)],
      ['entrezGeneName', listed(([, , symbols]) => symbols)],
    ]),
  };
}

const both: readonly Reagent[] = [
  ['1-1', ['P1'], ['A']],
  ['2-1', ['P2'], ['B']],
  ['3-1', ['P3'], ['C']],
  ['4-1', [], ['D']],
];
const menus = {
  V_7K: menuOf('V_7K', [...both, ['5-1', ['P5'], ['E']], ['6-1', ['P6'], ['F']]]),
  V_11K: menuOf('V_11K', [
    ...both,
    ['7-1', ['P1', 'P9'], ['A', 'I']],
    ['8-1', ['P8'], ['D']],
    ['9-1', ['P6'], ['F']],
    ['9-2', ['P5'], ['E']],
  ]),
};

function tableOf(changed: Partial<LiftTable> = {}): LiftTable {
  return {
    from: 'V_7K',
    to: 'V_11K',
    matrix: 'plasma',
    revision: 'revision-V_11K',
    sources: [],
    seqIds: ['1-1', '2-1', '3-1', '6-1'],
    scaleFactors: [1.5, 0.5, null, 2],
    ccc: [0.75, 0.4999, 0, 0.9],
    genes: [],
    ...changed,
  };
}

const move = (seqIds: readonly string[], changed: Partial<MoveInput> = {}) =>
  previewMove({ seqIds, table: tableOf(), menus, withdrawn: [], ...changed });

const brief = ({ seqId, band, flags }: MoveRow) => [seqId, band, ...flags];

describe('the preview of a move', () => {
  test('has each reagent once, the worst first, and unknown concordance last', () => {
    const rows = move(['4-1', '3-1', '2-1', '1-1', '6-1', '5-1', '1-1']);
    expect(rows.map(brief)).toEqual([
      ['6-1', 'high', 'not_on_target', 'new_alternatives'],
      ['5-1', 'unknown', 'not_on_target', 'new_alternatives'],
      ['3-1', 'low'],
      ['2-1', 'low'],
      ['1-1', 'high', 'new_alternatives'],
      ['4-1', 'unknown', 'new_alternatives'],
    ]);
  });

  test('keeps a concordance of zero, and an unknown factor or concordance as unknown', () => {
    const values = move(['3-1', '4-1']).map(({ seqId, ccc, scaleFactor }) => [seqId, ccc, scaleFactor]);
    expect(values).toEqual([
      ['3-1', 0, null],
      ['4-1', null, null],
    ]);
  });

  test('names the reason if the other catalogue no longer offers a reagent', () => {
    const withdrawn = [
      { seqId: '6-1', reason: 'internal_use', fullName: null, targetName: null, source: '' },
      { seqId: '1-1', reason: 'deprecated', fullName: null, targetName: null, source: '' },
    ] as const;
    const rows = move(['1-1', '6-1'], { withdrawn });
    expect(rows.map(brief)).toEqual([
      ['6-1', 'high', 'not_on_target', 'internal_use', 'new_alternatives'],
      ['1-1', 'high', 'new_alternatives'],
    ]);
  });

  test('offers reagents of the other menu for the same protein, or the same gene without accession', () => {
    const rows = move(['1-1', '4-1', '5-1', '6-1']);
    expect(rows.map(({ seqId, added, replacements }) => [seqId, added, replacements])).toEqual([
      ['6-1', ['9-1'], ['9-1']],
      ['5-1', ['9-2'], ['9-2']],
      ['1-1', ['7-1'], []],
      ['4-1', ['8-1'], []],
    ]);
  });

  test('backwards, has no counterpart for a reagent of 11K alone, and offers no reagent that the list has', () => {
    const back = tableOf({ from: 'V_11K', to: 'V_7K' });
    const alone = (seqIds: readonly string[]) =>
      move(seqIds, { table: back }).flatMap(({ seqId, replacements, listed }) =>
        seqId === '7-1' ? [replacements, listed] : [],
      );
    expect([alone(['7-1']), alone(['7-1', '1-1'])]).toEqual([
      [['1-1'], []],
      [[], ['1-1']],
    ]);
  });

  test('from 5K, knows its reagents from the table, and marks others', () => {
    const rows = move(['1-1', '2-1', '99-9'], {
      table: tableOf({ from: 'V_5K', seqIds: ['1-1'], ccc: [null], scaleFactors: [1] }),
    });
    expect(rows.map(brief)).toEqual([
      ['99-9', 'unknown', 'not_on_target', 'not_in_source'],
      ['1-1', 'unknown', 'new_alternatives'],
      ['2-1', 'unknown', 'not_in_source'],
    ]);
  });
});

describe('genes of a reagent', () => {
  const flag = (before: string, after: string) => {
    const genes = (text: string) => {
      const [symbols = '', ids = ''] = text.split('/');
      const words = (list: string) => list.split(' ').filter((word) => word !== '');
      return { symbols: words(symbols), entrezIds: words(ids) };
    };
    return geneFlag({ seqId: '1-1', before: genes(before), after: genes(after) });
  };

  test.each([
    ['SGK3/100533105', 'SGK3/23678', 'gene_changed'],
    ['C4A C4B/720 721', 'C4B C4A/721 720', null],
    ['CSH1/1442 1442', 'CSH1/1442', null],
    ['TSTA3/7264', 'GFUS/7264', 'gene_renamed'],
    ['SERPINA3/12', 'KLK3 SERPINA3/12', 'gene_changed'],
    ['IGHG1/1 2', 'IGHG1 IGK/2 1', 'gene_renamed'],
    ['A/', 'B/5', 'gene_changed'],
    ['/', 'B/5', null],
    ['A/5', '/', null],
  ])('from %s to %s: %s', (before, after, expected) => {
    expect(flag(before, after)).toEqual(expected);
  });
});

describe('the moved list', () => {
  test('has the carried reagents and the chosen replacements, in the order of the old list', () => {
    const rows = move(['6-1', '2-1', '5-1', '1-1']);
    const choices = new Map([
      ['6-1', '9-1'],
      // Not offered, because another protein is measured.
      ['5-1', '8-1'],
      ['1-1', '7-1'],
    ]);
    expect([movedSeqIds(rows, new Map()), movedSeqIds(rows, choices)]).toEqual([
      ['2-1', '1-1'],
      ['9-1', '2-1', '1-1'],
    ]);
  });

  const anyReagents = fc.uniqueArray(
    fc.tuple(
      fc.integer({ min: 1, max: 30 }).map((number) => `${number}-1`),
      fc.uniqueArray(fc.constantFrom('P1', 'P2', 'P3'), { maxLength: 2 }),
      fc.constant<readonly string[]>([]),
    ),
    { selector: ([seqId]) => seqId, maxLength: 20 },
  );
  const anyNumber = fc.option(fc.double({ min: -1, max: 1, noNaN: true }));

  test('loses no reagent without a row that says so, and no choice brings another protein or a reagent twice', () => {
    fc.assert(
      fc.property(anyReagents, anyReagents, fc.array(anyNumber, { minLength: 30, maxLength: 30 }), (old, now, ccc) => {
        const seqIds = old.map(([seqId]) => seqId);
        const all = Array.from({ length: 30 }, (_, index) => `${index + 1}-1`);
        const table = tableOf({ seqIds: all, ccc, scaleFactors: ccc });
        const given = { V_7K: menuOf('V_7K', old), V_11K: menuOf('V_11K', now) };
        const rows = previewMove({ seqIds, table, menus: given, withdrawn: [] });
        const { all: count, carried, bands, flags } = countMove(rows);
        const sum = moveBands.reduce((total, band) => total + bands[band], 0);
        const choices = new Map(rows.flatMap(({ seqId, replacements: [first] }) => (first ? [[seqId, first]] : [])));
        const moved = movedSeqIds(rows, choices);
        const onTarget = new Set(now.map(([seqId]) => seqId));
        expect({
          rows: rows.map(({ seqId }) => seqId).toSorted(),
          sum,
          lost: count - carried,
          areOnTarget: moved.every((seqId) => onTarget.has(seqId)),
          distinct: new Set(moved).size,
          carried: movedSeqIds(rows, new Map()),
        }).toEqual({
          rows: seqIds.toSorted(),
          sum: seqIds.length,
          lost: flags.not_on_target,
          areOnTarget: true,
          distinct: moved.length,
          carried: seqIds.filter((seqId) => onTarget.has(seqId)),
        });
        for (const flag of moveFlags) expect(shownMoveRows(rows, { band: null, flag }).length).toBe(flags[flag]);
        for (const band of moveBands) expect(shownMoveRows(rows, { band, flag: null }).length).toBe(bands[band]);
      }),
    );
  });
});
