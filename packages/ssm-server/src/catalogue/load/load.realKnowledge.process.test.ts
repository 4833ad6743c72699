import { beforeAll, describe, expect, test } from 'vitest';
import { decodeRevision, encodeRevision } from '../../store/revisions/revisionCodec.ts';
import type { CatalogueRevision } from '../revision.ts';
import { hasSharedData, loadShared, revisionOf, sharedRows } from '../testing/realLoads.ts';

const isAbsent = !hasSharedData();
const sideTables = ['gene_aliases.tsv', 'uniprot_gene_map.tsv', 'uniprot_changes_5k_7k.tsv', 'lift_7k_11k.tsv'];

describe.skipIf(isAbsent)('the real side tables (skipped where the shared data folder is absent)', () => {
  let sevenK: CatalogueRevision;
  let elevenK: CatalogueRevision;

  beforeAll(async () => {
    sevenK = revisionOf(await loadShared(['annotation_7k.tsv', ...sideTables]));
    elevenK = revisionOf(await loadShared(['annotation_11k.tsv', ...sideTables], { version: 'V_11K' }));
  });

  test('are read with either annotation, add no reagent, and lose only lines without a gene', () => {
    const map = sharedRows('uniprot_gene_map.tsv');
    const without = map.flatMap(({ geneSymbol }, index) => (geneSymbol === '' ? [index + 2] : []));
    for (const [revision, records] of [
      [sevenK, 7596],
      [elevenK, 11_083],
    ] as const) {
      expect([
        revision.recordCount,
        revision.report.files.map(({ kind, lines, rejected }) => [kind, lines, rejected]),
        revision.report.rejected.map(({ file, line }) => [file, line]),
      ]).toEqual([
        records,
        [
          ['table', records, 0],
          ['geneAliases', 46_812, 0],
          ['accessionMap', 27_747, 18],
          ['accessionChanges', 239, 0],
          ['lift', 11_083, 0],
        ],
        without.map((line) => ['uniprot_gene_map.tsv', line]),
      ]);
    }
    expect(elevenK.knowledge).toEqual(sevenK.knowledge);
  });

  test('name every gene of the map once with all accessions, and approve a gene if HGNC has an id for it', () => {
    const map = sharedRows('uniprot_gene_map.tsv').filter(({ geneSymbol }) => geneSymbol !== '');
    const bySymbol = Map.groupBy(map, ({ geneSymbol }) => geneSymbol);
    const expected = [...bySymbol].map(([symbol, rows]) => {
      const text = (key: string) => rows.map((row) => row[key]).find((value) => value !== '') ?? null;
      const hgncId = text('hgncId');
      const uniProtIds = [...new Set(rows.map(({ uniProtId }) => uniProtId))];
      return { symbol, hgncId, isApproved: hgncId !== null, entrezId: text('entrezGeneId'), uniProtIds };
    });
    expect(sevenK.knowledge.genes).toEqual(expected);
    expect(expected.filter(({ isApproved }) => !isApproved).map(({ symbol }) => symbol)).toEqual([
      'LRRC51',
      'LOC102725035',
      'LOC100653049',
      'LOC118142757',
      'LOC107987462',
      'LOC100533997',
    ]);
  });

  test('contain every alias pair of the alias table, and the one alias that only the annotations have', () => {
    const pairs = new Set(
      sharedRows('gene_aliases.tsv').map(({ aliasSymbol, approvedSymbol }) => `${aliasSymbol}\t${approvedSymbol}`),
    );
    const held = sevenK.knowledge.aliases.map(({ alias, symbol }) => `${alias}\t${symbol}`);
    expect(held).toEqual([...pairs, 'PAF\tPCLAF']);
  });

  test('state the only two accessions that vanished', () => {
    expect(sevenK.knowledge.accessionChanges).toEqual([
      { seqId: '14603-51', from: 'J3QR46', to: ['Q15053'] },
      { seqId: '4914-10', from: 'P01233', to: ['P0DN86', 'P0DN87'] },
    ]);
  });

  test('give the versions of 11,083 SeqIds, and store all columns of the lift table as read', () => {
    const lift = sharedRows('lift_7k_11k.tsv');
    const { versions } = sevenK.knowledge;
    expect([
      versions,
      versions.filter(({ in5k }) => in5k).length,
      versions.filter(({ in7k }) => in7k).length,
      versions.filter(({ in11k }) => in11k).length,
    ]).toEqual([
      lift.map(({ seqId, in5k, in7k }) => ({ seqId, in5k: in5k === '1', in7k: in7k === '1', in11k: true })),
      5284,
      7596,
      11_083,
    ]);
    const seqIds = elevenK.columns.get('seqId');
    const rowOf = new Map(seqIds?.kind === 'text' ? seqIds.dictionary.map((seqId, row) => [seqId, row]) : []);
    const headers = Object.keys(lift[0] ?? {});
    const differing = headers.flatMap((header) => {
      const column = elevenK.source.get(`lift_7k_11k.tsv · ${header}`);
      return lift.filter((row) => {
        const code = column?.codes[rowOf.get(row.seqId ?? '') as number] ?? -1;
        return (column?.dictionary[code] ?? '') !== row[header];
      });
    });
    expect([headers.length, differing]).toEqual([21, []]);
  });

  test('have their sources attributed', () => {
    expect(sevenK.report.sources).toEqual([
      {
        file: 'gene_aliases.tsv',
        holds: 'aliases',
        count: 46_812,
        source: 'HGNC 2020-07, HGNC 2026-01',
        licence: 'CC0 (HGNC)',
      },
      {
        file: 'uniprot_gene_map.tsv',
        holds: 'genes',
        count: 27_729,
        source: 'HGNC 2020-07, NCBI 2022-09, SomaScan annotations',
        licence: 'CC0 (HGNC), public domain (NCBI), CC BY 4.0 (UniProt), MIT (SomaLogic)',
      },
      {
        file: 'uniprot_changes_5k_7k.tsv',
        holds: 'accession_changes',
        count: 239,
        source: 'SomaLogic annotations of 5K and 7K',
        licence: 'MIT',
      },
      {
        file: 'lift_7k_11k.tsv',
        holds: 'lift',
        count: 11_083,
        source: 'SomaDataIO (lift_master)',
        licence: 'MIT',
      },
    ]);
  });

  test('list the assays of another platform, with the proteins that both measure', async () => {
    const assays = sharedRows('olink_explore_ht.tsv');
    const shared = async (names: readonly string[], version: 'V_7K' | 'V_11K') => {
      const { columns, knowledge, report } = revisionOf(
        await loadShared([...names, 'olink_explore_ht.tsv'], { version }),
      );
      const column = columns.get('uniProtId');
      const recorded = new Set(
        column?.kind === 'list' ? column.dictionary.flatMap((entry) => entry.split('\u001f')) : [],
      );
      const ofOneProtein = assays.filter((assay) => recorded.has(assay['UniProt.ID'] ?? '')).length;
      const rejected = report.rejected.filter(({ file }) => file === 'olink_explore_ht.tsv');
      return [knowledge.crosswalk.length, ofOneProtein, report.files.at(-1)?.notes, rejected];
    };
    const notes = (proteins: string) => [
      `It lists 5,415 assays of another platform. Records have ${proteins} proteins of theirs.`,
    ];
    // The list names NT-proBNP by its own name, which is no accession.
    const rejected = [{ file: 'olink_explore_ht.tsv', line: 4749, reason: '"NT-proBNP" is no UniProt accession' }];
    expect(await shared(['annotation_7k.tsv'], 'V_7K')).toEqual([5415, 2842, notes('2,860'), rejected]);
    expect(await shared(['menu_11k.tsv'], 'V_11K')).toEqual([5415, 3728, notes('3,746'), rejected]);
  });

  test('give knowledge that is the same after it is encoded for storage and decoded', async () => {
    expect(await decodeRevision(await encodeRevision(elevenK))).toEqual(elevenK);
  });

  test('have equal Entrez ids and SomaIds in the ADAT, the workbook and the table', async () => {
    const loads = await Promise.all(
      ['annotation_7k.tsv', 'example_7k_cut.adat', 'annotation_layout_7k.xlsx'].map((name) => loadShared([name])),
    );
    const [table, ...others] = loads.map(({ revision }) =>
      ['entrezGeneId', 'somaId'].map((key) => revision?.columns.get(key)),
    );
    const counts = table?.map((column) => (column?.kind === 'list' || column?.kind === 'text' ? column.codes : []));
    const raw = sharedRows('annotation_7k.tsv');
    expect([others, counts?.map((codes) => [...codes].filter((code) => code >= 0).length)]).toEqual([
      [table, table],
      [
        raw.filter(({ entrezGeneIds }) => entrezGeneIds !== '').length,
        raw.filter(({ somaId }) => somaId !== '').length,
      ],
    ]);
  });
});
