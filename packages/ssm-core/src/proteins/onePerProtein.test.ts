import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listColumn, numberColumn, textColumn } from '../table/build.ts';
import { smallTable } from '../testing/table.arbitrary.ts';
import {
  hasEvidence,
  isProteinUndecided,
  type ListedProtein,
  listedProteins,
  onePerProtein,
  type ProteinChoices,
  type ProteinRule,
  proteinSource,
  withProteinChoice,
} from './onePerProtein.ts';

interface Reagent {
  readonly seqId: string;
  readonly proteins: readonly string[];
  readonly cv: number | null;
  readonly pQtl?: string;
}

function tableOf(reagents: readonly Reagent[]) {
  return smallTable({
    seqId: textColumn(reagents.map(({ seqId }) => seqId)),
    uniProtId: listColumn(reagents.map(({ proteins }) => (proteins.length === 0 ? null : proteins))),
    entrezGeneName: listColumn(reagents.map(({ proteins }) => proteins.map((protein) => protein.toLowerCase()))),
    totalCVPlasma: numberColumn(reagents.map(({ cv }) => cv)),
    pQtl: textColumn(reagents.map(({ pQtl = null }) => pQtl)),
  });
}

const reagents: readonly Reagent[] = [
  { seqId: '1-1', proteins: ['IL6'], cv: 8 },
  { seqId: '1-2', proteins: ['IL6'], cv: 5 },
  { seqId: '1-3', proteins: ['IL6', 'IL6R'], cv: 2, pQtl: 'cis' },
  { seqId: '2-1', proteins: ['IL6R'], cv: 7 },
  { seqId: '3-1', proteins: ['TNF'], cv: 4 },
  { seqId: '3-2', proteins: ['TNF'], cv: 4 },
  { seqId: '4-1', proteins: ['EGFR'], cv: null },
  { seqId: '4-2', proteins: ['EGFR'], cv: null, pQtl: 'cis' },
  { seqId: '5-1', proteins: ['CRP'], cv: 3 },
  { seqId: '6-1', proteins: [], cv: 1 },
  { seqId: '6-2', proteins: [], cv: 2 },
  { seqId: '7-1', proteins: ['ITGA5', 'ITGB1'], cv: 6 },
  { seqId: '7-2', proteins: ['ITGA5', 'ITGB1'], cv: 9 },
];
const everySeqId = reagents.map(({ seqId }) => seqId);
const table = tableOf(reagents);
const lowestCv: ProteinRule = { by: 'best', measure: 'totalCVPlasma', order: 'lowest' };
const none: ProteinChoices = new Map();

function decided(rule: ProteinRule, choices: ProteinChoices = none, seqIds: readonly string[] = everySeqId) {
  const { decisions, removed } = onePerProtein(table, listedProteins(table, seqIds), rule, choices);
  const stays = decisions.map(({ accession, by, reagents: own }) => [
    accession,
    by,
    own.flatMap((reagent) => (reagent.stays ? [reagent.seqId] : [])),
  ]);
  return { stays, removed };
}

function proteinOf(accession: string, seqIds: readonly string[] = everySeqId): ListedProtein {
  const found = listedProteins(table, seqIds).several.find((protein) => protein.accession === accession);
  if (found === undefined) throw new Error(`The list has no several reagents for ${accession}`);
  return found;
}

describe('the proteins of a list', () => {
  test('are those with several reagents, in list order, and unknown and absent reagents are counted', () => {
    const { several, unknown, absent } = listedProteins(table, ['3-2', '3-1', '5-1', '6-1', '1-3', '1-1', '9-9']);
    expect(
      several.map(({ accession, symbols, reagents: own }) => [accession, symbols, own.map((r) => r.seqId)]),
    ).toEqual([
      ['TNF', ['tnf'], ['3-2', '3-1']],
      ['IL6', ['il6'], ['1-3', '1-1']],
    ]);
    expect([unknown, absent]).toEqual([1, 1]);
  });

  test('have evidence if any of their reagents has', () => {
    expect(['4-2', '3-2'].map((seqId) => hasEvidence(listedProteins(table, [seqId, '4-1', '3-1'])))).toEqual([
      true,
      false,
    ]);
  });
});

describe('one reagent per protein', () => {
  test('keeps the best by a measure, and leaves equal and missing values and complexes to the user', () => {
    expect(decided(lowestCv)).toEqual({
      stays: [
        ['IL6', 'rule', ['1-2']],
        ['IL6R', 'only', ['2-1']],
        ['TNF', 'tie', ['3-1', '3-2']],
        ['EGFR', 'missing', ['4-1', '4-2']],
        ['ITGA5', 'spanning', ['7-1', '7-2']],
        ['ITGB1', 'spanning', ['7-1', '7-2']],
      ],
      removed: ['1-1', '1-3'],
    });
  });

  test('keeps a reagent for several proteins if it is the only one for one of them', () => {
    const seqIds = everySeqId.filter((seqId) => seqId !== '2-1');
    expect(decided(lowestCv, none, seqIds).stays[0]).toEqual(['IL6', 'rule', ['1-3', '1-2']]);
  });

  test('keeps a reagent for several proteins while one of them is undecided, because the user may choose it', () => {
    const tied = [
      { seqId: '1-1', proteins: ['IL6'], cv: 8 },
      { seqId: '1-2', proteins: ['IL6'], cv: 8 },
      { seqId: '1-3', proteins: ['IL6', 'IL6R'], cv: 2 },
      { seqId: '2-1', proteins: ['IL6R'], cv: 7 },
    ];
    const whole = tableOf(tied);
    const listed = listedProteins(whole, ['1-1', '1-2', '1-3', '2-1']);
    expect(onePerProtein(whole, listed, lowestCv, none).removed).toEqual([]);
    const choices = withProteinChoice(none, listed.several[0] as ListedProtein, '1-2');
    expect(onePerProtein(whole, listed, lowestCv, choices).removed).toEqual(['1-1', '1-3']);
  });

  test('keeps the reagent with the most kinds of evidence', () => {
    const { stays, removed } = decided({ by: 'evidence' });
    expect(stays.slice(2, 4)).toEqual([
      ['TNF', 'missing', ['3-1', '3-2']],
      ['EGFR', 'rule', ['4-2']],
    ]);
    // The complex of IL6 and IL6R has evidence, but no rule chooses it.
    expect([stays[0], removed]).toEqual([['IL6', 'missing', ['1-3', '1-1', '1-2']], ['4-1']]);
  });

  test('sorts the best first and reagents without a value last', () => {
    const { decisions } = onePerProtein(table, listedProteins(table, everySeqId), lowestCv, none);
    expect(decisions[0]?.reagents.map(({ seqId, value }) => [seqId, value])).toEqual([
      ['1-3', 2],
      ['1-2', 5],
      ['1-1', 8],
    ]);
  });

  test('follows the choices of the user before the rule', () => {
    const tnf = withProteinChoice(none, proteinOf('TNF'), '3-2');
    const il6 = withProteinChoice(tnf, proteinOf('IL6'), null);
    const { stays, removed } = decided(lowestCv, il6);
    expect([stays.slice(0, 3), removed]).toEqual([
      [
        ['IL6', 'all', ['1-3', '1-2', '1-1']],
        ['IL6R', 'only', ['1-3', '2-1']],
        ['TNF', 'reader', ['3-2']],
      ],
      ['3-1'],
    ]);
  });

  test('uses a chosen reagent for each of its proteins, until another is chosen for one of them', () => {
    const complex = withProteinChoice(none, proteinOf('IL6'), '1-3');
    expect([...complex]).toEqual([
      ['IL6', '1-3'],
      ['IL6R', '1-3'],
    ]);
    expect(decided(lowestCv, complex).removed).toEqual(['1-1', '1-2', '2-1']);
    const other = withProteinChoice(complex, proteinOf('IL6R'), '2-1');
    expect([...other]).toEqual([['IL6R', '2-1']]);
    const kept = withProteinChoice(withProteinChoice(none, proteinOf('TNF'), null), proteinOf('EGFR'), null);
    expect([...withProteinChoice(kept, proteinOf('TNF'), '3-1')]).toEqual([
      ['EGFR', null],
      ['TNF', '3-1'],
    ]);
  });

  const anyReagents = fc
    .array(
      fc.record({
        proteins: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 3 }),
        cv: fc.option(fc.integer({ min: 1, max: 4 })),
      }),
      { maxLength: 12 },
    )
    .map((list) => list.map((reagent, at) => ({ ...reagent, seqId: `${at + 1}-1` })));

  test('loses no protein, and removes nothing that a second use of the rule would change', () => {
    fc.assert(
      fc.property(
        anyReagents,
        fc.constantFrom<ProteinRule>(lowestCv, { ...lowestCv, order: 'highest' }),
        (list, rule) => {
          const whole = tableOf(list);
          const seqIds = list.map(({ seqId }) => seqId);
          const { removed } = onePerProtein(whole, listedProteins(whole, seqIds), rule, none);
          const left = list.filter(({ seqId }) => !removed.includes(seqId));
          expect(new Set(left.flatMap(({ proteins }) => proteins))).toEqual(
            new Set(list.flatMap(({ proteins }) => proteins)),
          );
          const again = onePerProtein(
            whole,
            listedProteins(
              whole,
              left.map(({ seqId }) => seqId),
            ),
            rule,
            none,
          );
          expect(again.removed).toEqual([]);
          const single = again.decisions.flatMap((decision) => {
            const own = decision.reagents.filter(({ spans }) => spans.length === 0);
            return own.length > 1 && !isProteinUndecided(decision) ? [decision.accession] : [];
          });
          expect(single).toEqual([]);
        },
      ),
    );
  });
});

describe('the record of a rule', () => {
  test('has a row for each protein, with the reagents that stayed and went, and who decided', () => {
    const choices = withProteinChoice(none, proteinOf('EGFR'), '4-1');
    const { decisions } = onePerProtein(table, listedProteins(table, everySeqId), lowestCv, choices);
    const about = { id: 'rule-1', at: '2026-02-01T00:00:00.000Z', version: 'V_7K', catalogueRevision: 'r1' } as const;
    const { rows, ...source } = proteinSource({ ...about, rule: lowestCv, decisions });
    expect(source).toEqual({ ...about, file: null, kind: 'one_per_protein' });
    const same = { sheet: '', edited: null, status: 'several', reason: null, measure: null, order: null };
    expect(rows.slice(0, 4)).toEqual([
      {
        ...same,
        line: 1,
        raw: 'IL6',
        seqIds: ['1-2'],
        removed: ['1-3', '1-1'],
        decidedBy: 'best',
        measure: 'totalCVPlasma',
        order: 'lowest',
      },
      { ...same, line: 2, raw: 'IL6R', seqIds: ['2-1'], removed: ['1-3'], decidedBy: 'only' },
      { ...same, line: 3, raw: 'TNF', seqIds: ['3-1', '3-2'], removed: [], decidedBy: 'undecided' },
      { ...same, line: 4, raw: 'EGFR', seqIds: ['4-1'], removed: ['4-2'], decidedBy: 'reader' },
    ]);
  });

  test('of the rule by evidence names no measure', () => {
    const { decisions } = onePerProtein(table, listedProteins(table, ['4-1', '4-2']), { by: 'evidence' }, none);
    const source = proteinSource({
      id: 'rule-1',
      at: '2026-02-01T00:00:00.000Z',
      version: 'V_7K',
      catalogueRevision: 'r1',
      rule: { by: 'evidence' },
      decisions,
    });
    expect(source.rows.map(({ decidedBy, measure, order }) => [decidedBy, measure, order])).toEqual([
      ['evidence', null, null],
    ]);
  });
});
