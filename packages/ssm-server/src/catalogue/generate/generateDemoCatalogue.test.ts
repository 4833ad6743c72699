import { type Column, cellValue, columnsOfVersion, identifierColumnKeys } from 'ssm-core/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import { compareSeqIds, normaliseSeqId } from '../cells/values.ts';
import { type CatalogueRevision, seqIdsOf } from '../revision.ts';
import { generateDemoCatalogue } from './generateDemoCatalogue.ts';

let sevenK: CatalogueRevision;
let elevenK: CatalogueRevision;

beforeAll(async () => {
  sevenK = await generateDemoCatalogue('V_7K');
  elevenK = await generateDemoCatalogue('V_11K');
});

function knownOf(column: Column | undefined): readonly number[] {
  return column?.kind === 'number' ? [...column.values].filter((value) => !Number.isNaN(value)) : [];
}

function quantile(revision: CatalogueRevision, key: string, share: number): number {
  const values = knownOf(revision.columns.get(key)).toSorted((a, b) => a - b);
  return values[Math.floor(share * (values.length - 1))] as number;
}

function shares(revision: CatalogueRevision, key: string): Readonly<Record<string, number>> {
  const column = revision.columns.get(key);
  if (column?.kind !== 'text') return {};
  const counts = Map.groupBy(column.codes, (code) => column.dictionary[code] ?? 'unknown');
  return Object.fromEntries(
    [...counts].map(([value, rows]) => [value, Math.round((100 * rows.length) / column.codes.length)]),
  );
}

describe('the demo catalogue', () => {
  test('is the same to the last byte in every run', () => {
    expect([sevenK.revision, elevenK.revision]).toEqual(['GyxODtoHCYGzCfJ5', 'PaZRds78fgJLgXos']);
  });

  test('has 7,596 and 11,083 rows, all on the menu, in SeqId order, and is marked as a demo', () => {
    const seqIds = [...seqIdsOf(elevenK)];
    expect([
      sevenK.recordCount,
      elevenK.recordCount,
      sevenK.onMenu.every((isOn) => isOn === 1),
      elevenK.onMenu.every((isOn) => isOn === 1),
      sevenK.isDemo,
      sevenK.label,
      seqIds.toSorted(compareSeqIds),
      seqIds.map(normaliseSeqId),
    ]).toEqual([7596, 11_083, true, true, true, 'Demo catalogue', seqIds, seqIds]);
  });

  test('has every 7K SeqId in 11K, with the same values', () => {
    const place = new Map([...seqIdsOf(elevenK)].map((seqId, row) => [seqId, row]));
    const active = {
      old: atOnce(activeCatalogue(sevenK, undefined)).table,
      all: atOnce(activeCatalogue(elevenK, sevenK)).table,
    };
    const keys = ['fullName', 'uniProtId', 'loDb', 'totalCVPlasma'];
    const differing = [...seqIdsOf(sevenK)].filter((seqId, row) =>
      keys.some(
        (key) =>
          JSON.stringify(cellValue(active.old, row, key)) !==
          JSON.stringify(cellValue(active.all, place.get(seqId) as number, key)),
      ),
    );
    const fresh = active.all.columns.get('v11Only');
    expect([differing, fresh?.kind === 'boolean' && fresh.values.filter((isNew) => isNew === 1).length]).toEqual([
      [],
      11_083 - 7596,
    ]);
  });

  test('marks the rows that are new in 11K even next to a real 7K catalogue', () => {
    const fresh = atOnce(activeCatalogue(elevenK, { ...sevenK, isDemo: false })).table.columns.get('v11Only');
    expect(fresh?.kind === 'boolean' && fresh.values.filter((isNew) => isNew === 1).length).toEqual(3487);
  });

  test('fills every column of each version, with gaps where real data has gaps', () => {
    const complete = (revision: CatalogueRevision) =>
      revision.report.known.filter(({ count }) => count === revision.recordCount).map(({ column }) => column);
    const filterOnly = ['goBioProcess', 'goMoleFunc', 'goCellComp', 'mesh', 'apparentKd', 'disgenet'];
    const importOnly = ['entrezGeneId', 'somaId'];
    expect([
      [...sevenK.columns.keys()],
      [...elevenK.columns.keys()],
      sevenK.report.absent,
      complete(sevenK),
      complete(elevenK),
    ]).toEqual([
      [...columnsOfVersion('V_7K').map(({ key }) => key), ...filterOnly, ...importOnly],
      [...columnsOfVersion('V_11K').map(({ key }) => key), ...filterOnly, ...importOnly],
      [],
      [...identifierColumnKeys, 'dilutionGroup', 'loDb'],
      ['seqId', 'loDb'],
    ]);
  });

  test('has measures like the measures of the assay', () => {
    const within = (key: string, share: number, low: number, high: number) => {
      const value = quantile(sevenK, key, share);
      return value >= low && value <= high ? 'as expected' : `${key} at ${share} is ${value}`;
    };
    expect([
      within('totalCVPlasma', 0, 2, 2.5),
      within('totalCVPlasma', 0.5, 4, 7),
      within('totalCVPlasma', 1, 15, 30),
      within('loDb', 0.5, 80, 140),
      within('signalToNoisePlasma', 0.5, 8, 20),
      within('signalToNoisePlasma', 0.99, 100, 1000),
      within('medianNormalPlasma', 0.5, 500, 1500),
      within('medianNormalPlasma', 0.99, 10_000, 60_000),
      within('correlationPlasma', 0, 0, 1),
      within('correlationSerum', 1, 0.9, 1),
      within('apparentKd', 0.5, 1e-10, 5e-10),
    ]).toEqual(Array.from({ length: 11 }, () => 'as expected'));
    expect([shares(sevenK, 'dilutionGroup'), shares(elevenK, 'dilutionGroup')]).toEqual([
      { '20%': 80, '0.5%': 16, '0.005%': 4 },
      { '20%': 72, '0.5%': 14, '0.005%': 3, unknown: 10 },
    ]);
  });

  test('has several reagents for about one gene in ten, and contains IL6', () => {
    const column = sevenK.columns.get('entrezGeneName');
    const genes = column?.kind === 'list' ? Map.groupBy(column.codes, (code) => column.dictionary[code]) : new Map();
    const several = [...genes.values()].filter((rows) => rows.length > 1).length;
    expect([Math.round((10 * several) / genes.size), genes.has('IL6')]).toEqual([1, true]);
  });

  test('cannot be mistaken for measured data, because SeqIds and invented accessions are outside of the real ranges', () => {
    const itemsOf = (key: string) => {
      const column = elevenK.columns.get(key);
      const dictionary = column?.kind === 'list' || column?.kind === 'text' ? column.dictionary : [];
      return [...new Set(dictionary.flatMap((entry) => entry.split('\u001f')))];
    };
    const isInvented = (accession: string) => /^Z9DMO\d[A-Z][A-Z0-9]{2}\d$/.test(accession);
    const known = itemsOf('entrezGeneName').filter((symbol) => !symbol.startsWith('DEMO'));
    expect([
      [...seqIdsOf(elevenK)].filter((seqId) => Number(seqId.split('-')[0]) <= 40_000),
      itemsOf('uniProtId').filter((accession) => !isInvented(accession)).length,
      itemsOf('uniProtId').filter(isInvented).length > 7000,
      itemsOf('entrezGeneName').length - known.length > 7000,
      itemsOf('fullName').filter((name) => name.startsWith('Demo ')).length > 7000,
    ]).toEqual([[], known.length, true, true, true]);
  });

  test('begins with reagents for the best-known proteins, with their true names', () => {
    const begins = [sevenK, elevenK].map((revision) => {
      const { table } = atOnce(activeCatalogue(revision, undefined));
      return [0, 1, 2].map((row) =>
        ['entrezGeneName', 'uniProtId', 'fullName'].map((key) => cellValue(table, row, key)),
      );
    });
    const expected = [
      [['INS'], ['P01308'], 'Insulin'],
      [['ALB'], ['P02768'], 'Albumin'],
      [['CRP'], ['P02741'], 'C-reactive protein'],
    ];
    expect(begins).toEqual([expected, expected]);
  });

  test('has reagents for a complex of several known proteins', () => {
    const symbols = sevenK.columns.get('entrezGeneName');
    const fibrinogen = symbols?.kind === 'list' ? symbols.dictionary.filter((entry) => /^FGA\b.*FGG/.test(entry)) : [];
    expect(fibrinogen).toEqual(['FGA\u001fFGB\u001fFGG']);
  });

  test('gives every gene an accession of its own', () => {
    const symbols = elevenK.columns.get('entrezGeneName');
    const accessions = elevenK.columns.get('uniProtId');
    const pairs = new Map<string, Set<string>>();
    if (symbols?.kind === 'list' && accessions?.kind === 'list') {
      for (const [row, code] of symbols.codes.entries()) {
        const symbol = symbols.dictionary[code];
        const accession = accessions.dictionary[accessions.codes[row] ?? -1];
        if (symbol === undefined || accession === undefined || symbol.includes('\u001f')) continue;
        pairs.set(accession, (pairs.get(accession) ?? new Set()).add(symbol));
      }
    }
    expect([...pairs.values()].filter((genes) => genes.size > 1)).toEqual([]);
  });
});
