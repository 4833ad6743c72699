import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChangedReagent } from '../../api/types.ts';
import {
  type ComparedCatalogue,
  type ComparedRecord,
  changesOfList,
  compareCatalogues,
  countChangeKinds,
  isBeyondBound,
  reagentsBeyond,
  relativeChange,
} from './catalogue.changes.ts';

const everyField = new Map(
  (['fullName', 'uniProtId', 'entrezGeneName', 'entrezGeneId', 'loDb', 'totalCVPlasma'] as const).map(
    (field) => [field, ''] as const,
  ),
);

function record(changed: Partial<ComparedRecord> = {}): ComparedRecord {
  return {
    status: 'on_menu',
    identifiers: { fullName: ['Furin'], uniProtId: ['P09958'], entrezGeneName: ['FURIN'], entrezGeneId: ['5045'] },
    measures: { loDb: 10, totalCVPlasma: null },
    ...changed,
  };
}

function catalogue(
  records: Readonly<Record<string, ComparedRecord>>,
  fields: ComparedCatalogue['fields'] = everyField,
): ComparedCatalogue {
  return { records: new Map(Object.entries(records)), fields };
}

const named = (uniProtId: readonly string[] | null, changed: Partial<ComparedRecord> = {}) =>
  record({ identifiers: { ...record().identifiers, uniProtId }, ...changed });

function found(before: ComparedCatalogue, after: ComparedCatalogue, ...seqIds: readonly string[]) {
  return changesOfList(compareCatalogues(before, after), seqIds);
}

const changesOf = (reagents: readonly ChangedReagent[]) => reagents.flatMap(({ changes }) => changes);

describe('the changes between two catalogues', () => {
  test('name each changed field with its values before and after', () => {
    const after = record({
      identifiers: { fullName: ['Furin 2'], uniProtId: ['P1', 'P2'], entrezGeneName: null, entrezGeneId: ['1'] },
      measures: { loDb: 12, totalCVPlasma: 4 },
    });
    expect(found(catalogue({ '1-1': record() }), catalogue({ '1-1': after }), '1-1')).toEqual([
      {
        seqId: '1-1',
        fullName: 'Furin 2',
        changes: [
          { kind: 'renamed', field: 'fullName', before: ['Furin'], after: ['Furin 2'] },
          { kind: 'accession', field: 'uniProtId', before: ['P09958'], after: ['P1', 'P2'] },
          { kind: 'gene', field: 'entrezGeneName', before: ['FURIN'], after: null },
          { kind: 'gene', field: 'entrezGeneId', before: ['5045'], after: ['1'] },
          { kind: 'measure', field: 'loDb', before: 10, after: 12 },
          { kind: 'measure', field: 'totalCVPlasma', before: null, after: 4 },
        ],
        alternatives: [],
        decision: null,
      },
    ]);
  });

  test('ignore the order and the repetition of identifiers', () => {
    const before = catalogue({ '1-1': named(['P1', 'P2', 'P1']) });
    expect(found(before, catalogue({ '1-1': named(['P2', 'P1']) }), '1-1')).toEqual([]);
  });

  test.each([
    ['on_menu', 'internal_use', 'internal_use'],
    ['deprecated', 'internal_use', 'internal_use'],
    ['on_menu', 'deprecated', 'withdrawn'],
    ['on_menu', undefined, 'withdrawn'],
    ['internal_use', 'on_menu', 'returned'],
    [undefined, 'on_menu', 'returned'],
    ['internal_use', undefined, undefined],
    ['control', 'deprecated', undefined],
  ] as const)('from %s to %s are of kind %s', (before, after, kind) => {
    const of = (status: ComparedRecord['status'] | undefined) =>
      catalogue(status === undefined ? {} : { '1-1': named(null, { status }) });
    const wanted = { kind, field: 'status', before: [before ?? 'not_listed'], after: [after ?? 'not_listed'] };
    expect(changesOf(found(of(before), of(after), '1-1'))).toEqual(kind === undefined ? [] : [wanted]);
  });

  test('offer reagents on the new menu for the protein of a withdrawn reagent, without those of the panel', () => {
    const all = { '1-1': named(['P1', 'P2']), '10-1': named(['P1']), '2-1': named(['P2']), '3-1': named(['P3']) };
    const [reagent] = found(
      catalogue(all),
      catalogue({ ...all, '1-1': named(null, { status: 'internal_use' }) }),
      '1-1',
    );
    expect(reagent?.alternatives).toEqual(['2-1', '10-1']);
    const gone = catalogue({ '10-1': all['10-1'], '2-1': all['2-1'] });
    expect(found(catalogue(all), gone, '1-1', '2-1')[0]?.alternatives).toEqual(['10-1']);
  });

  test('name reagents that are new on the menu for a protein of the panel, and none that the panel has', () => {
    const before = { '1-1': named(['P1']), '2-1': named(['P1'], { status: 'not_offered' }) };
    const after = { ...before, '2-1': named(['P1']), '10-1': named(['P1', 'P9']), '3-1': named(['P9']) };
    expect(found(catalogue(before), catalogue(after), '1-1')).toEqual([
      {
        seqId: '1-1',
        fullName: 'Furin',
        changes: [{ kind: 'new_reagent', field: 'reagents', before: null, after: ['2-1', '10-1'] }],
        alternatives: [],
        decision: null,
      },
    ]);
    expect(changesOf(found(catalogue(before), catalogue(after), '1-1', '10-1'))[0]?.after).toEqual(['2-1']);
  });

  test('leave out fields that one catalogue lacks or fills with another measure, and name them', () => {
    const other = new Map([...everyField, ['loDb', 'eLoD (RFU)'] as const]);
    other.delete('entrezGeneId');
    const after = catalogue(
      { '1-1': record({ measures: { loDb: 99 }, identifiers: { ...record().identifiers, entrezGeneId: null } }) },
      other,
    );
    const changes = compareCatalogues(catalogue({ '1-1': record() }), after);
    expect([changes.notCompared, changesOfList(changes, ['1-1'])]).toEqual([['entrezGeneId', 'loDb'], []]);
  });

  test('leave out an identifier that a record does not state', () => {
    const silent = record({ status: 'internal_use', identifiers: { fullName: ['Furin'] } });
    expect(changesOf(found(catalogue({ '1-1': record() }), catalogue({ '1-1': silent }), '1-1'))).toEqual([
      { kind: 'internal_use', field: 'status', before: ['on_menu'], after: ['internal_use'] },
    ]);
  });
});

describe('a measure', () => {
  const measure = (before: number | null, after: number | null) =>
    ({ kind: 'measure', field: 'loDb', before, after }) as const;

  test.each([
    [10, 12, 20],
    [10, 8, 20],
    [-0.5, 0.5, 200],
    [0, 3, undefined],
    [null, 3, undefined],
    [3, null, undefined],
  ])('from %s to %s has the relative change %s', (before, after, wanted) => {
    expect(relativeChange(measure(before, after))).toBe(wanted);
  });

  test('counts beyond the bound alone; one that is no longer reported counts always', () => {
    expect([isBeyondBound(measure(10, 12), 20), isBeyondBound(measure(10, 12), 19.9)]).toEqual([false, true]);
    expect([measure(3, null), measure(0, 1)].map((made) => isBeyondBound(made, 1_000_000))).toEqual([true, true]);
  });

  test('within the bound leaves its reagent out, unless something else changed', () => {
    const reagent = (seqId: string, changes: ChangedReagent['changes']): ChangedReagent => ({
      seqId,
      fullName: null,
      changes,
      alternatives: [],
      decision: null,
    });
    const renamed = { kind: 'renamed', field: 'fullName', before: ['A'], after: ['B'] } as const;
    const all = [
      reagent('1-1', [measure(10, 11)]),
      reagent('2-1', [renamed, measure(10, 11)]),
      reagent('3-1', [renamed]),
    ];
    expect(reagentsBeyond(all, 20)).toEqual([reagent('2-1', [renamed]), all[2]]);
    expect(reagentsBeyond(all, 0)).toEqual(all);
    expect([...countChangeKinds(all)]).toEqual([
      ['renamed', 2],
      ['measure', 2],
    ]);
  });
});

describe('any two catalogues', () => {
  const texts = fc.option(fc.uniqueArray(fc.constantFrom('P1', 'P2', 'P3'), { minLength: 1 }), { nil: null });
  const anyRecord = fc.record({
    status: fc.constantFrom('on_menu', 'internal_use', 'deprecated', 'control'),
    identifiers: fc.record({ fullName: texts, uniProtId: texts, entrezGeneName: texts, entrezGeneId: texts }),
    measures: fc.record({ loDb: fc.option(fc.integer({ min: -3, max: 3 }), { nil: null }) }),
  }) satisfies fc.Arbitrary<ComparedRecord>;
  const seqId = fc.constantFrom('1-1', '2-1', '3-1', '4-1', '10-1');
  const anyCatalogue = fc.dictionary(seqId, anyRecord).map((records) => catalogue(records));
  const anyList = fc.uniqueArray(seqId);

  const reordered = ({ records, fields }: ComparedCatalogue): ComparedCatalogue => ({
    fields,
    records: new Map(
      [...records].toReversed().map(([key, { identifiers, ...rest }]) => {
        const twice = Object.entries(identifiers).map(([field, list]) => [
          field,
          list && [...list.toReversed(), ...list],
        ]);
        return [key, { ...rest, identifiers: Object.fromEntries(twice) }];
      }),
    ),
  });

  test('have no changes if they differ only in order and repetition', () => {
    fc.assert(
      fc.property(anyCatalogue, anyList, (one, seqIds) => {
        expect(found(one, reordered(one), ...seqIds)).toEqual([]);
      }),
    );
  });

  test('change the same fields in both directions, with values exchanged', () => {
    const values = (reagents: readonly ChangedReagent[], isBack: boolean) =>
      reagents.flatMap((reagent) =>
        reagent.changes
          .filter(({ field }) => field !== 'status' && field !== 'reagents')
          .map(({ kind, field, before, after }) => [
            reagent.seqId,
            kind,
            field,
            ...(isBack ? [after, before] : [before, after]),
          ]),
      );
    fc.assert(
      fc.property(anyCatalogue, anyCatalogue, anyList, (one, other, seqIds) => {
        expect(values(found(other, one, ...seqIds), true)).toEqual(values(found(one, other, ...seqIds), false));
      }),
    );
  });

  test('give changes of listed reagents alone, in the order of the list, and fewer with a larger bound', () => {
    fc.assert(
      fc.property(anyCatalogue, anyCatalogue, anyList, fc.nat(300), fc.nat(300), (one, other, seqIds, low, more) => {
        const all = found(one, other, ...seqIds);
        const changed = new Set(all.map((reagent) => reagent.seqId));
        expect([...changed]).toEqual(seqIds.filter((each) => changed.has(each)));
        const [narrow, wide] = [low, low + more].map((bound) => changesOf(reagentsBeyond(all, bound)));
        expect(narrow).toEqual(expect.arrayContaining([...(wide ?? [])]));
      }),
    );
  });
});
