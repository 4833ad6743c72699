import { filterRows, readFilters } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../../queue/steps.ts';
import { activeCatalogue } from '../../active.ts';
import { collectionsOf } from '../../collections/buildCollections.ts';
import {
  hasSharedData,
  identifiers,
  isOnMenu,
  now,
  revisionOf,
  sharedFile,
  sharedRows,
} from '../../testing/realLoads.ts';
import { textFile } from '../../testing/testFiles.ts';
import { loadCatalogue } from '../load.ts';
import type { CatalogueFile } from '../openFile.ts';

const isAbsent = !hasSharedData();

async function load(...own: readonly CatalogueFile[]) {
  const files = [sharedFile('annotation_7k.tsv'), ...own];
  const { revision, report } = await loadCatalogue(files, { version: 'V_7K', now });
  return { catalogue: atOnce(activeCatalogue(revisionOf({ revision, report }), undefined)), report };
}

describe.skipIf(isAbsent)('own files with the real 7K menu (skipped where the shared data folder is absent)', () => {
  const menu = isAbsent ? [] : sharedRows('annotation_7k.tsv').filter(isOnMenu);

  // The members of this file are no Entrez gene ids, as it says, but ranks of symbols in the table that it was made from.
  // With the symbols, 441 genes of liver are on the menu. The test is of ids as the file has them.
  test('the file of the Human Protein Atlas gives 33 collections, each with the ids of the menu measured', async () => {
    const file = sharedFile('hpa_tissue.gmt');
    const said = { source: 'Human Protein Atlas 19.3', licence: 'CC BY-SA' };
    const { catalogue, report } = await load({ ...file, said, own: { family: 'Human Protein Atlas' } });
    const onMenu = new Set(menu.flatMap(({ entrezGeneIds }) => identifiers(entrezGeneIds)));
    const lines = new TextDecoder().decode(file.bytes).trimEnd().split('\n');
    const expected = lines.map((line) => {
      const [name, , ...ids] = line.split('\t');
      return [name, ids.length, ids.filter((id) => onMenu.has(id)).length];
    });
    const { geneSets } = await collectionsOf([catalogue]);
    const byName = new Map(geneSets.map((set) => [set.name, set]));
    const found = lines.map((line) => byName.get(line.split('\t')[0] ?? ''));
    expect([geneSets.length, ...(expected.find(([name]) => name === 'HPA liver elevated') ?? [])]).toEqual([
      33,
      'HPA liver elevated',
      936,
      193,
    ]);
    expect(found.map((set) => [set?.name, set?.geneCount, set?.versions[0]?.genes])).toEqual(expected);
    expect(report.files[1]?.ownSets?.map(({ name, members, measured }) => [name, members, measured])).toEqual(expected);
    const rows = filterRows(catalogue.table, readFilters('own.set.human-protein-atlas=HPA%20liver%20elevated'));
    expect(rows.length).toBe(byName.get('HPA liver elevated')?.versions[0]?.reagents);
  });

  test('numbers that are no Entrez gene ids are doubted once tables of genes are loaded', async () => {
    const file = { ...sharedFile('hpa_tissue.gmt'), own: { family: 'Human Protein Atlas' } };
    const genes = ['uniprot_gene_map.tsv', 'gene_aliases.tsv'].map(sharedFile);
    const { report } = await load(...genes, file);
    expect(report.files.at(-1)?.notes.slice(0, 2)).toEqual([
      'Family "Human Protein Atlas": 33 collections of 8,516 Entrez gene ids.',
      'Doubtful: no record or table has 4,898 of 8,516 Entrez gene ids. The numbers may be of another kind, such as row numbers: look up one that you know.',
    ]);
  });

  test('a table of 500 accessions becomes a column that filters the reagents of these accessions', async () => {
    const accessions = [
      ...new Set(menu.flatMap(({ uniProtIds = '' }) => (/^\w+$/.test(uniProtIds) ? uniProtIds : []))),
    ];
    const listed = accessions.slice(0, 500);
    const valueOf = new Map(listed.map((accession, index) => [accession, index + 0.5]));
    const file = textFile('own.tsv', 'UniProt\tRank', ...listed.map((each) => `${each}\t${valueOf.get(each)}`));
    const table = { keyHeader: null, key: null, takesAll: true, columns: [] };
    const { catalogue, report } = await load({ ...file, own: { table } });
    const differ = (ids: string) => new Set(ids.split('|').flatMap((each) => valueOf.get(each) ?? [])).size > 1;
    const expected = menu.flatMap(({ seqId = '', uniProtIds = '' }) => {
      const values = uniProtIds.split('|').flatMap((each) => valueOf.get(each) ?? []);
      return values.length > 0 && !differ(uniProtIds) && (values[0] as number) < 100 ? [seqId] : [];
    });
    const rows = filterRows(catalogue.table, readFilters('own.number.rank<100'));
    expect([listed.length, rows.length]).toEqual([500, expected.length]);
    expect(report.files[1]).toMatchObject({ lines: 500, rejected: 0, unmatched: [] });
  });
});
