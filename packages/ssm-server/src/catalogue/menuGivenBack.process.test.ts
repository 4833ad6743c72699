import type { AssayVersion, IdentifierKind, ImportedRow } from 'ssm-core';
import { type Catalogues, createImportAnswers, identifierKinds } from 'ssm-core/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueHolder } from './active.ts';
import { identifiersOf } from './identifiers.ts';
import { hasSharedData, isOnMenu, loadRealCatalogues, type Row, sharedRows } from './testing/realLoads.ts';

type Columns = Partial<Record<IdentifierKind, string>>;

const annotation: Columns = {
  seqId: 'seqId',
  somaId: 'somaId',
  uniProt: 'uniProtIds',
  entrez: 'entrezGeneIds',
  symbol: 'entrezGeneSymbols',
  targetName: 'targetName',
  fullName: 'targetFullName',
};
const vendorsList: Columns = {
  seqId: 'Sequence.ID',
  uniProt: 'UniProt.ID',
  symbol: 'Entrez.Gene.Name',
  targetName: 'Target.Name',
  fullName: 'Full.Name',
};
const missing: ReadonlySet<string> = new Set(['', 'NA', 'None']);

describe.skipIf(!hasSharedData())('S4-25: an imported menu (skipped where the shared data folder is absent)', () => {
  let holder: CatalogueHolder;
  beforeAll(async () => {
    holder = await loadRealCatalogues();
  });

  async function answers(
    version: AssayVersion,
    rows: readonly Row[],
    columns: Columns,
  ): Promise<readonly ImportedRow[]> {
    const answer = createImportAnswers((await identifiersOf(holder, version)) as Catalogues);
    return rows.map((row, index) => {
      const cells = identifierKinds.flatMap((kind, column) => {
        const text = row[columns[kind] ?? ''] ?? '';
        return missing.has(text) ? [] : [{ kind, cell: { column, kind: 'text', text } as const }];
      });
      return answer({ sheet: 'S', line: index + 1, role: 'data', note: null, cells, first: cells[0]?.cell });
    });
  }

  it.each([
    ['V_7K', 'annotation_7k.tsv'],
    ['V_11K', 'annotation_11k.tsv'],
  ] as const)('%s: every row of the annotation is found exactly', async (version, file) => {
    const elevenK = new Map(sharedRows('annotation_11k.tsv').map((row) => [row['seqId'], row]));
    const rows = sharedRows(file).filter((row) => isOnMenu({ ...row, ...elevenK.get(row['seqId']) }));
    const found = await answers(version, rows, annotation);
    expect(
      found.filter(({ status }) => status !== 'exact').map(({ raw, status, reason }) => [raw, status, reason]),
    ).toEqual([]);
  });

  it('V_7K: a row that 11K withdraws for internal use is proposed with this reason, and its columns do not disagree', async () => {
    const withdrawn = sharedRows('menu_11k.tsv').filter((row) => row['Full.Name']?.startsWith('Internal Use Only'));
    const seqIds = new Set(withdrawn.map((row) => row['Sequence.ID']));
    const rows = sharedRows('annotation_7k.tsv').filter((row) => seqIds.has(row['seqId']));
    const found = await answers('V_7K', rows, annotation);
    const said = found.map(({ status, reason, candidates }) => [status, reason, candidates.map(({ seqId }) => seqId)]);
    expect([said.length, said]).toEqual([16, rows.map((row) => ['proposed', 'internal_use', [row['seqId']]])]);
  });

  it('no row of the vendor’s list finds another reagent, and rows that disagree with the annotation are proposed', async () => {
    const found = await answers('V_11K', sharedRows('menu_11k.tsv'), vendorsList);
    const isFound = ({ status }: ImportedRow) => status === 'exact' || status === 'normalised';
    const counts = Map.groupBy(found, ({ status, reason }) => `${status} ${reason ?? ''}`.trim());
    expect([
      found.filter((row) => isFound(row) && row.seqId !== row.raw),
      Object.fromEntries([...counts].map(([key, rows]) => [key, rows.length])),
      (counts.get('proposed columns_disagree') ?? []).map(({ raw }) => raw),
    ]).toEqual([
      [],
      {
        exact: 10_739,
        'proposed columns_disagree': 8,
        'proposed columns_unconfirmed': 13,
        'proposed internal_use': 16,
      },
      ['27135-95', '2744-57', '30511-57', '32623-9', '34902-8', '34909-40', '34982-184', '35496-103'],
    ]);
  });
});
