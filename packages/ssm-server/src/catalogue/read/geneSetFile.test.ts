import { describe, expect, test } from 'vitest';
import { RefusedFileError } from '../../workbook/workbookReader.ts';
import type { CatalogueFile } from '../load/openFile.ts';
import { textFile } from '../testing/testFiles.ts';
import { readFile } from './readFile.ts';
import { operatorLimits } from './workbook.ts';

const read = (file: CatalogueFile) => readFile(file.name, file.bytes, operatorLimits);

describe('a file of gene sets', () => {
  test('lists browse topics with one member per line, and has unknown topics rejected', async () => {
    const file = textFile(
      'gene_sets.tsv',
      'param\tsource\tlicence\tgeneSymbol\tentrezGeneId',
      'mapk\tReactome\tCC0-1.0\tEGF\t1950',
      'mapk\tReactome\tCC0-1.0\tP2RY10\t',
      'alz\tDISEASES\tCC-BY-4.0\tAPP\t351',
      'flu\tReactome\tCC0-1.0\tTLR7\t51284',
      'wnt\tReactome\tCC0-1.0\t\t',
    );
    expect(await read(file)).toEqual({
      kind: 'geneSets',
      geneSets: {
        sets: [
          {
            column: 'pathways',
            value: 'mapk',
            members: new Set(['symbol:EGF', 'entrez:1950', 'symbol:P2RY10', 'accession:P2RY10']),
            genes: [
              { name: 'EGF', entrezId: '1950' },
              { name: 'P2RY10', entrezId: null },
            ],
            sources: [{ source: 'Reactome', licence: 'CC0-1.0' }],
          },
          {
            column: 'diseases',
            value: 'alz',
            members: new Set(['symbol:APP', 'entrez:351']),
            genes: [{ name: 'APP', entrezId: '351' }],
            sources: [{ source: 'DISEASES', licence: 'CC-BY-4.0' }],
          },
        ],
        lines: 5,
        rejected: [
          { line: 5, reason: '"flu" is not a browse topic' },
          { line: 6, reason: 'names no gene' },
        ],
        notes: ['Sources: DISEASES (CC-BY-4.0), Reactome (CC0-1.0).'],
        attribution: { source: 'Reactome, DISEASES', licence: 'CC0-1.0 (Reactome), CC-BY-4.0 (DISEASES)' },
      },
    });
  });

  test('may name members by UniProt accession alone', async () => {
    const file = textFile('sets.tsv', 'param\tuniProtId', 'il17\tP05231');
    expect(await read(file)).toEqual({
      kind: 'geneSets',
      geneSets: {
        sets: [
          {
            column: 'pathways',
            value: 'il17',
            members: new Set(['symbol:P05231', 'accession:P05231']),
            genes: [{ name: 'P05231', entrezId: null }],
            sources: [],
          },
        ],
        lines: 1,
        rejected: [],
        notes: [],
        attribution: { source: null, licence: null },
      },
    });
  });

  test('of GO terms fills the column of their ontology', async () => {
    const file = textFile(
      'go_sets.tsv',
      'goId\tontology\tterm\tgeneSymbols',
      'GO:1\tBP\tresponse to hypoxia\tEPO|Epor',
      'GO:2\tMF\tzinc ion binding\tMMP1',
      'GO:3\tCC\tcell, surface\tCD4',
      'GO:4\tXX\tnothing\tCD4',
      'GO:5\tBP\tempty\t',
    );
    expect(await read(file)).toEqual({
      kind: 'geneSets',
      geneSets: {
        sets: [
          {
            column: 'goBioProcess',
            value: 'response to hypoxia',
            members: new Set(['symbol:EPO', 'symbol:EPOR']),
            genes: [
              { name: 'EPO', entrezId: null },
              { name: 'Epor', entrezId: null },
            ],
            sources: [],
          },
          {
            column: 'goMoleFunc',
            value: 'zinc ion binding',
            members: new Set(['symbol:MMP1']),
            genes: [{ name: 'MMP1', entrezId: null }],
            sources: [],
          },
          {
            column: 'goCellComp',
            value: 'cell, surface',
            members: new Set(['symbol:CD4']),
            genes: [{ name: 'CD4', entrezId: null }],
            sources: [],
          },
        ],
        lines: 5,
        rejected: [
          { line: 5, reason: '"XX" is not BP, MF or CC' },
          { line: 6, reason: 'names no gene' },
        ],
        notes: [],
        attribution: { source: null, licence: null },
      },
    });
  });

  test('of MeSH terms keeps commas in terms', async () => {
    const file = textFile('mesh.tsv', 'meshId\tmeshName\tgeneSymbols', 'D1\tAnemia, Hemolytic, Congenital\tHBB');
    expect(await read(file)).toEqual({
      kind: 'geneSets',
      geneSets: {
        sets: [
          {
            column: 'mesh',
            value: 'Anemia, Hemolytic, Congenital',
            members: new Set(['symbol:HBB']),
            genes: [{ name: 'HBB', entrezId: null }],
            sources: [],
          },
        ],
        lines: 1,
        rejected: [],
        notes: [],
        attribution: { source: null, licence: null },
      },
    });
  });

  test('as a .gmt is recognised by the names of the sets', async () => {
    const file = textFile(
      'sets.gmt',
      'JAK-STAT\tdescription\tIL6\t3570',
      'GOBP_RESPONSE_TO_HYPOXIA\turl\tEPO',
      'zinc ion binding%GOMF%GO:0008270\tzinc ion binding\tMMP1\tMMP2',
      'Asthma%MESH%D001249\t\tIL13',
      'SOMETHING_ELSE\turl\tIL6',
      'wnt\turl',
    );
    expect(await read(file)).toEqual({
      kind: 'geneSets',
      geneSets: {
        sets: [
          {
            column: 'pathways',
            value: 'jakstat',
            members: new Set(['symbol:IL6', 'entrez:3570']),
            genes: [
              { name: 'IL6', entrezId: null },
              { name: '3570', entrezId: '3570' },
            ],
            sources: [],
          },
          {
            column: 'goBioProcess',
            value: 'response to hypoxia',
            members: new Set(['symbol:EPO']),
            genes: [{ name: 'EPO', entrezId: null }],
            sources: [],
          },
          {
            column: 'goMoleFunc',
            value: 'zinc ion binding',
            members: new Set(['symbol:MMP1', 'symbol:MMP2']),
            genes: [
              { name: 'MMP1', entrezId: null },
              { name: 'MMP2', entrezId: null },
            ],
            sources: [],
          },
          {
            column: 'mesh',
            value: 'Asthma',
            members: new Set(['symbol:IL13']),
            genes: [{ name: 'IL13', entrezId: null }],
            sources: [],
          },
          {
            column: 'own.set.sets',
            value: 'SOMETHING_ELSE',
            members: new Set(['symbol:IL6']),
            genes: [{ name: 'IL6', entrezId: null }],
            sources: [],
          },
        ],
        family: { key: 'own.set.sets', title: 'sets' },
        lines: 6,
        rejected: [{ line: 6, reason: '"wnt" names no gene' }],
        notes: [],
        attribution: { source: null, licence: null },
      },
    });
  });

  test('as a .gmt without any gene is refused with the line', async () => {
    await expect(read(textFile('sets.gmt', 'HALLMARK_HYPOXIA\turl'))).rejects.toThrow(
      new RefusedFileError(
        'This is a gene set file (.gmt) without a gene set: line 1 "HALLMARK_HYPOXIA" names no gene.',
      ),
    );
  });
});

describe('a file of own gene sets', () => {
  const setsOf = async (file: CatalogueFile, family?: string) => {
    const found = await readFile(file.name, file.bytes, operatorLimits, family === undefined ? {} : { family });
    if (found.kind !== 'geneSets') return found.kind;
    const { sets, rejected, family: named } = found.geneSets;
    return {
      family: named,
      sets: sets.map(({ column, value, members }) => [column, value, ...members]),
      rejected: rejected.map(({ line, reason }) => `${line} ${reason}`),
    };
  };

  test('with a declared family keeps every set in the family, whatever its name, and may mix kinds of members', async () => {
    const file = textFile('a.gmt', 'p53\turl\tIL6\t3570\tP05231\tseq.10000.28', 'p53\turl\tIL7');
    expect(await setsOf(file, 'Haemolysis, 2026')).toEqual({
      family: { key: 'own.set.haemolysis-2026', title: 'Haemolysis, 2026' },
      sets: [
        [
          'own.set.haemolysis-2026',
          'p53',
          'symbol:IL6',
          'entrez:3570',
          'symbol:P05231',
          'accession:P05231',
          'seqId:10000-28',
        ],
      ],
      rejected: ['2 repeats the set "p53"'],
    });
  });

  test('as a .gmx has a set in each column, and names the column of a problem', async () => {
    const file = textFile('a.gmx', 'one\ttwo\tthree', 'url\turl\turl', 'IL6\tIL7\t', 'IL8\t\t');
    expect(await setsOf(file, 'F')).toEqual({
      family: { key: 'own.set.f', title: 'F' },
      sets: [
        ['own.set.f', 'one', 'symbol:IL6', 'symbol:IL8'],
        ['own.set.f', 'two', 'symbol:IL7'],
      ],
      rejected: ['3 "three" names no gene'],
    });
  });

  test('as a list has a set and a member per line, and is recognised by its header', async () => {
    const list = textFile('lists.csv', 'set,member', 'a,IL6', 'b,10000-28', 'a,IL7', ',IL8');
    expect(await setsOf(list)).toEqual({
      family: { key: 'own.set.lists', title: 'lists' },
      sets: [
        ['own.set.lists', 'a', 'symbol:IL6', 'symbol:IL7'],
        ['own.set.lists', 'b', 'seqId:10000-28'],
      ],
      rejected: ['5 has no name of a set'],
    });
  });

  test('as a list without a header needs a declared family', async () => {
    const list = textFile('lists.csv', 'a,IL6', 'a,IL7');
    expect(await setsOf(list, 'F')).toMatchObject({ sets: [['own.set.f', 'a', 'symbol:IL6', 'symbol:IL7']] });
    await expect(setsOf(list)).rejects.toThrow(RefusedFileError);
  });

  test('has a key for a family in another script', async () => {
    const file = textFile('a.gmt', 'x\turl\tIL6');
    const made = await setsOf(file, '溶血');
    expect(made).toMatchObject({ family: { title: '溶血', key: expect.stringMatching(/^own\.set\.[a-z0-9]{12}$/) } });
  });
});

test('a map of accessions leads accessions and Entrez ids to symbols, and gives one fact per symbol', async () => {
  const file = textFile(
    'map.tsv',
    'uniProtId\tgeneSymbol\tentrezGeneId\thgncId\tevidence',
    'P05231\tIL6\t3569\tHGNC:6018\thgnc2020|ncbi2022',
    'B4DVM1\tIL6\t3569\tHGNC:6018\tncbi2022',
    'P0DML2\tCSH1\t1442\t2440\thgnc2020',
    'P0DML2\tCSH2\t1443\t\tmenu7k',
    'Q00000\t\t\t\t',
    'Q00001\tX\tHCE1\t\t',
    'Q00002\tX\t1\tENSG1\t',
  );
  expect(await read(file)).toEqual({
    kind: 'accessionMap',
    accessionMap: {
      symbols: new Map([
        ['accession:P05231', ['IL6']],
        ['entrez:3569', ['IL6']],
        ['accession:B4DVM1', ['IL6']],
        ['accession:P0DML2', ['CSH1', 'CSH2']],
        ['entrez:1442', ['CSH1']],
        ['entrez:1443', ['CSH2']],
      ]),
      genes: [
        {
          symbol: 'IL6',
          hgncId: 'HGNC:6018',
          isApproved: true,
          entrezId: '3569',
          uniProtIds: ['P05231', 'B4DVM1'],
        },
        { symbol: 'CSH1', hgncId: 'HGNC:2440', isApproved: true, entrezId: '1442', uniProtIds: ['P0DML2'] },
        { symbol: 'CSH2', hgncId: null, isApproved: false, entrezId: '1443', uniProtIds: ['P0DML2'] },
      ],
      attribution: {
        source: 'HGNC 2020-07, NCBI 2022-09, SomaScan annotations',
        licence: 'CC0 (HGNC), public domain (NCBI), CC BY 4.0 (UniProt), MIT (SomaLogic)',
      },
      lines: 7,
      rejected: [
        { line: 6, reason: 'lacks an accession or a gene symbol' },
        { line: 7, reason: '"HCE1" is no Entrez gene id' },
        { line: 8, reason: '"ENSG1" is no HGNC id' },
      ],
    },
  });
});
