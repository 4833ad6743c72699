import { cellValue } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import type { CatalogueRevision } from '../revision.ts';
import {
  hasSharedData,
  identifiers,
  isOnMenu,
  loadShared,
  now,
  type Row,
  revisionOf,
  searcher,
  sharedFile,
  sharedRows,
} from '../testing/realLoads.ts';
import { loadCatalogue } from './load.ts';

const isAbsent = !hasSharedData();
const derived = new Map([
  ['totalCVPlasma', 'calibratorCvPct'],
  ['loDb', 'eLodBufferRfu'],
  ['signalToNoisePlasma', 'signalToBufferPlasma'],
  ['medianNormalPlasma', 'medianSamplePlasmaRfu'],
]);

describe.skipIf(isAbsent)('the real 7K files (skipped where the shared data folder is absent)', () => {
  const raw = isAbsent ? [] : sharedRows('annotation_7k.tsv');
  const menu = raw.filter(isOnMenu);

  test('have as many rows as the README and the menu rule say', async () => {
    const leftOff = {
      organism: raw.filter(({ organism, type }) => organism !== 'Human' && !/purio?mer|Hyb|^Non-[BC]/.test(type ?? ''))
        .length,
      spuriomer: raw.filter(({ type }) => type === 'Spuriomer' || type === 'Spurimer').length,
      hybridization: raw.filter(({ type }) => type === 'Hybridization Control Elution').length,
      control: raw.filter(({ type }) => type === 'Non-Biotin' || type === 'Non-Cleavable').length,
    };
    const expected = [7596, 7289, { organism: 261, spuriomer: 20, hybridization: 12, control: 14 }, []];
    expect([raw.length, menu.length, leftOff, []]).toEqual(expected);
    const results = [
      await loadShared(['example_7k_cut.adat']),
      await loadShared(['annotation_7k.tsv']),
      await loadShared(['annotation_layout_7k.xlsx']),
      await loadShared(['example_7k_cut.adat', 'annotation_7k.tsv', 'annotation_layout_7k.xlsx']),
    ];
    for (const { report } of results) {
      const counts = Object.fromEntries(report.leftOff.map(({ reason, count }) => [reason, count]));
      expect([report.records, report.onMenu, counts, report.rejected]).toEqual(expected);
    }
  });

  test('contain the same rows and values in all three formats', async () => {
    const tables = await Promise.all(
      ['example_7k_cut.adat', 'annotation_7k.tsv', 'annotation_layout_7k.xlsx'].map(
        async (name) => atOnce(activeCatalogue(revisionOf(await loadShared([name])), undefined)).table,
      ),
    );
    const keys = ['seqId', 'fullName', 'targetName', 'uniProtId', 'entrezGeneName', 'dilutionGroup'];
    const rows = menu
      .toSorted((a, b) => {
        const [a1 = 0, a2 = 0] = (a.seqId ?? '').split('-').map(Number);
        const [b1 = 0, b2 = 0] = (b.seqId ?? '').split('-').map(Number);
        return a1 - b1 || a2 - b2;
      })
      .map((row) => [
        row.seqId,
        row.targetFullName,
        row.targetName,
        identifiers(row.uniProtIds).length > 0 ? identifiers(row.uniProtIds) : null,
        identifiers(row.entrezGeneSymbols).length > 0 ? identifiers(row.entrezGeneSymbols) : null,
        `${row.dilution}%`,
      ]);
    for (const table of tables) {
      expect(Array.from({ length: table.rowCount }, (_, row) => keys.map((key) => cellValue(table, row, key)))).toEqual(
        rows,
      );
    }
  });

  test('agree on Total CV in percent, although the workbook contains fractions', async () => {
    const { report, revision } = await loadShared(['annotation_7k.tsv', 'annotation_layout_7k.xlsx'], { map: derived });
    const column = revision?.columns.get('totalCVPlasma');
    const bySeqId = new Map(raw.map((row) => [row.seqId, Number(row.calibratorCvPct)]));
    const seqIds = revision?.columns.get('seqId');
    const expected = seqIds?.kind === 'text' ? seqIds.dictionary.map((seqId) => bySeqId.get(seqId)) : [];
    expect([
      report.disagreements,
      column?.kind === 'number' ? [...column.values] : [],
      report.files[1]?.notes,
      // The workbook comes last and has every value, so it replaces all mapped measures.
      revision?.derivedFrom,
    ]).toEqual([
      [],
      expected,
      [
        'Sheet "Annotations", headers in row 9.',
        'Total CV Plasma: fractions (their median is 0.0516), multiplied by 100 to percentages.',
      ],
      new Map(),
    ]);
  });

  test('can fill empty columns with mapped measures, and the columns are reported as derived', async () => {
    const { report, revision } = await loadShared(['annotation_7k.tsv'], { map: derived });
    expect([
      revision?.derivedFrom,
      report.known.filter(({ column }) => derived.has(column)).map(({ count }) => count),
    ]).toEqual([
      new Map([
        ['loDb', 'eLodBufferRfu'],
        ['signalToNoisePlasma', 'signalToBufferPlasma'],
        ['totalCVPlasma', 'calibratorCvPct'],
        ['medianNormalPlasma', 'medianSamplePlasmaRfu'],
      ]),
      [7289, 7289, 7289, 7289],
    ]);
    const active = atOnce(activeCatalogue(revision as CatalogueRevision, undefined));
    expect(active.derivedFrom.get('totalCVPlasma')).toEqual({ measure: 'calibratorCvPct', file: 'annotation_7k.tsv' });
  });

  test('keep every header, and the columns that no file fills are hidden', async () => {
    const { report, revision } = await loadShared(['example_7k_cut.adat']);
    expect([
      revision?.source.size,
      revision?.source.get('example_7k_cut.adat · ColCheck')?.dictionary,
      report.absent.length,
    ]).toEqual([24, ['PASS', 'FLAG'], 29]);
    expect(report.files[0]?.about.StudyMatrix).toEqual('EDTA Plasma');
  });

  test('have a human protein of type Non-Human on the menu, and a mouse protein off the menu', async () => {
    const found = searcher(
      atOnce(activeCatalogue(revisionOf(await loadShared(['example_7k_cut.adat'])), undefined)).table,
    );
    expect([found('20367-6'), found('Fc_MOUSE')]).toEqual([['20367-6'], []]);
  });

  test('are searched by SeqId, accession, gene symbol and name', async () => {
    const found = searcher(
      atOnce(activeCatalogue(revisionOf(await loadShared(['example_7k_cut.adat'])), undefined)).table,
    );
    const expected = (matches: (row: Row) => boolean) => menu.filter(matches).map(({ seqId }) => seqId);
    const has = (text: string | undefined) => text?.toLowerCase().includes('interleukin-6') ?? false;
    expect([
      found('10000-28'),
      new Set(found('P05231')),
      new Set(found('Interleukin-6')),
      new Set(found('IL6').slice(0, 2)),
    ]).toEqual([
      ['10000-28'],
      new Set(expected(({ uniProtIds }) => identifiers(uniProtIds).includes('P05231'))),
      new Set(expected(({ targetFullName, targetName }) => has(targetFullName) || has(targetName))),
      new Set(expected(({ entrezGeneSymbols }) => entrezGeneSymbols === 'IL6')),
    ]);
  });

  test('of the older assay have 5,284 rows, and a note says that the rows are not of 7K', async () => {
    const { report } = await loadShared(['example_5k_10samples.adat']);
    expect([report.records, report.files[0]?.notes]).toEqual([
      5284,
      ['Its header says assay version V4, which is 5K; it was read as 7K.'],
    ]);
  });

  test('are refused if an ADAT is cut off in its header block', async () => {
    const { name, bytes } = sharedFile('example_7k_cut.adat');
    const { report } = await loadCatalogue([{ name, bytes: bytes.slice(0, 3000) }], { version: 'V_7K', now });
    expect(report.files.map(({ refusal }) => refusal)).toEqual([
      'This is an ADAT that seems to be cut off: it has no ^TABLE_BEGIN section.',
    ]);
  });

  test('are refused if a workbook is cut off', async () => {
    const { name, bytes } = sharedFile('annotation_layout_7k.xlsx');
    const { report } = await loadCatalogue([{ name, bytes: bytes.slice(0, 700_000) }], { version: 'V_7K', now });
    expect(report.files.map(({ refusal }) => refusal)).toEqual([
      'This ZIP file or workbook is damaged or cut off: its end is missing.',
    ]);
  });

  test.each([
    [
      'lift_7k_11k.tsv',
      'This is a table of lift factors of 11,083 SeqIds that brings no reagents; name it together with the ADAT or annotation that it belongs to.',
    ],
    [
      'gene_aliases.tsv',
      'This is a list of 46,812 gene aliases without SeqIds; name it together with the ADAT or annotation that it belongs to.',
    ],
    [
      'uniprot_changes_5k_7k.tsv',
      'This is a table of changed accessions and symbols of 239 SeqIds that brings no reagents; name it together with the ADAT or annotation that it belongs to.',
    ],
    [
      'go_sets.tsv',
      'This is a collection of 252 gene sets without SeqIds; name it together with the ADAT or annotation that it belongs to.',
    ],
    [
      'uniprot_gene_map.tsv',
      'This is a table of UniProt accessions and genes without SeqIds; name it together with the ADAT or annotation that it belongs to.',
    ],
  ])('are refused if there is only %s', async (name, sentence) => {
    const { revision, report } = await loadShared([name]);
    expect([revision, report.files.map(({ refusal }) => refusal)]).toEqual([null, [sentence]]);
  });
});
