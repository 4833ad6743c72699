import { cellValue } from 'ssm-core/engine';
import { describe, expect, test } from 'vitest';
import { atOnce } from '../../queue/steps.ts';
import { activeCatalogue } from '../active.ts';
import {
  hasSharedData,
  identifiers,
  isOnMenu,
  loadShared,
  type Row,
  revisionOf,
  sharedRows,
} from '../testing/realLoads.ts';

const isAbsent = !hasSharedData();

describe.skipIf(isAbsent)('the real 11K files (skipped where the shared data folder is absent)', () => {
  const raw = isAbsent ? [] : sharedRows('annotation_11k.tsv');
  const menu = raw.filter(isOnMenu);
  const names = ['annotation_11k.tsv', 'gene_sets.tsv', 'go_sets.tsv', 'mesh_sets.tsv'];

  test('have as many rows as the README and the menu rule say, and the known gaps in new rows', async () => {
    const { report } = await loadShared(names, { version: 'V_11K' });
    const known = Object.fromEntries(report.known.map(({ column, count }) => [column, count]));
    const count = (matches: (row: Row) => boolean) => menu.filter(matches).length;
    expect([report.records, report.onMenu, report.rejected, report.files.map(({ lines }) => lines)]).toEqual([
      11_083,
      menu.length,
      [],
      [11_083, 5259, 252, 120],
    ]);
    expect([menu.length, known.targetName, known.fullName, known.uniProtId, known.entrezGeneName]).toEqual([
      10_760,
      count(({ targetName }) => targetName !== ''),
      count(({ targetFullName }) => targetFullName !== ''),
      count(({ uniProtIds }) => uniProtIds !== ''),
      count(({ entrezGeneSymbols }) => identifiers(entrezGeneSymbols).length > 0),
    ]);
  });

  test('mark 3,487 rows as new, by the column in the file and by comparison with the 7K catalogue', async () => {
    const elevenK = revisionOf(await loadShared(names, { version: 'V_11K' }));
    const sevenK = revisionOf(await loadShared(['annotation_7k.tsv']));
    const fresh = [undefined, sevenK].map((other) => {
      const column = atOnce(activeCatalogue(elevenK, other)).table.columns.get('v11Only');
      return column?.kind === 'boolean' ? column.values.filter((isNew) => isNew === 1).length : 0;
    });
    expect(fresh).toEqual([3487, 3487]);
  });

  test('have topics, GO and MeSH terms on exactly the rows whose gene belongs to the set', async () => {
    const { table } = atOnce(activeCatalogue(revisionOf(await loadShared(names, { version: 'V_11K' })), undefined));
    const rowOf = new Map(Array.from({ length: table.rowCount }, (_, row) => [cellValue(table, row, 'seqId'), row]));
    const seqIdsWith = (column: string, value: string) =>
      [...rowOf]
        .filter(([, row]) => (cellValue(table, row, column) as readonly string[] | null)?.includes(value))
        .map(([seqId]) => seqId);
    const seqIdsOfGenes = (symbols: ReadonlySet<string>, ids: ReadonlySet<string>) =>
      new Set(
        menu
          .filter(
            (row) =>
              identifiers(row.entrezGeneSymbols).some((symbol) => symbols.has(symbol.toUpperCase())) ||
              identifiers(row.entrezGeneIds).some((id) => ids.has(id)),
          )
          .map(({ seqId }) => seqId),
      );
    const upper = (symbols: readonly string[]) => new Set(symbols.map((symbol) => symbol.toUpperCase()));
    const sets = sharedRows('gene_sets.tsv');
    for (const [param, column] of [
      ['mapk', 'pathways'],
      ['alz', 'diseases'],
      ['pancancer', 'diseases'],
    ] as const) {
      const members = sets.filter((set) => set.param === param);
      const genes = upper(members.map(({ geneSymbol }) => geneSymbol ?? ''));
      const ids = new Set(members.flatMap(({ entrezGeneId }) => (entrezGeneId ? [entrezGeneId] : [])));
      expect(new Set(seqIdsWith(column, param))).toEqual(seqIdsOfGenes(genes, ids));
    }
    const [go] = sharedRows('go_sets.tsv').filter(({ ontology }) => ontology === 'CC');
    const [mesh] = sharedRows('mesh_sets.tsv').filter(({ meshName }) => meshName?.includes(','));
    for (const [column, value, genes] of [
      ['goCellComp', go?.term, go?.geneSymbols],
      ['mesh', mesh?.meshName, mesh?.geneSymbols],
    ] as const) {
      const expected = seqIdsOfGenes(upper((genes ?? '').split('|')), new Set());
      expect([new Set(seqIdsWith(column, value ?? '')), expected.size > 0]).toEqual([expected, true]);
    }
  });

  test('fill more rows if the map of accessions is loaded with them', async () => {
    const without = await loadShared(names, { version: 'V_11K' });
    const withMap = await loadShared([...names, 'uniprot_gene_map.tsv'], { version: 'V_11K' });
    const gained = withMap.report.known.flatMap(({ column, count }, index) => {
      const before = without.report.known[index]?.count ?? 0;
      return count === before ? [] : [[column, count - before]];
    });
    expect([gained, withMap.report.rejected.length]).toEqual([
      [
        ['pathways', 1],
        ['goBioProcess', 26],
        ['goMoleFunc', 29],
        ['goCellComp', 32],
        ['mesh', 10],
      ],
      sharedRows('uniprot_gene_map.tsv').filter(({ geneSymbol, uniProtId }) => geneSymbol === '' || uniProtId === '')
        .length,
    ]);
  });
});
