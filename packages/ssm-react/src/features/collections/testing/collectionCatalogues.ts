import { type GeneSetFact, listColumn } from 'ssm-core/engine';
import type { CatalogueRevision } from 'ssm-server';

const sources = [{ source: 'WikiPathways 2026-06-10', licence: 'CC0-1.0' }];

function set(category: string, value: string, ...names: readonly string[]): GeneSetFact {
  return { category, value, genes: names.map((name) => ({ name, entrezId: null })), sources };
}

const genes = Array.from({ length: 80 }, (_, index) => ({
  symbol: `SYM${index + 1}`,
  hgncId: null,
  isApproved: true,
  entrezId: String(1000 + index),
  uniProtIds: [],
}));

const geneSets: readonly GeneSetFact[] = [
  // SYM1 has three reagents. SYM50 is only on 11K, SYM70 is on neither version. NOBODY is in no gene table.
  set('pathways', 'apop', 'SYM1', 'SYM4', 'SYM50', 'SYM70', 'NOBODY'),
  set('pathways', 'wnt', 'SYM5'),
  set('pathways', 'tgf', 'SYM55'),
  set('diseases', 'alz', 'SYM1', 'SYM6'),
  set('goBioProcess', 'response to hypoxia', 'SYM7', 'SYM8'),
  ...Array.from({ length: 24 }, (_, index) => set('mesh', `Disease ${index + 1}`, `SYM${index + 1}`)),
];

const symbolAt = (row: number): string => (row <= 3 ? 'SYM1' : `SYM${row}`);

function membersOf(category: string, count: number) {
  const given = geneSets.filter((each) => each.category === category);
  const valuesAt = (row: number) =>
    given.flatMap(({ value, genes: own }) => (own.some(({ name }) => name === symbolAt(row)) ? value : []));
  return listColumn(Array.from({ length: count }, (_, index) => valuesAt(index + 1)));
}

const longName = 'positive regulation of the intracellular transport of everything that a cell transports ';

const longSets: readonly GeneSetFact[] = [
  set('goBioProcess', longName.repeat(3).trim(), 'SYM7', 'SYM8'),
  ...geneSets,
].map((each) => ({
  ...each,
  sources: [
    { source: 'A collection of pathways, curated by hand in many years. '.repeat(4).trim(), licence: 'CC0-1.0' },
  ],
}));

/** Returns the catalogue as it would be after loading a file of these gene sets. */
export function withGeneSets(catalogue: CatalogueRevision, { isDemo = false, isLong = false } = {}): CatalogueRevision {
  const { recordCount } = catalogue;
  const columns = new Map(catalogue.columns);
  columns.set('entrezGeneName', listColumn(Array.from({ length: recordCount }, (_, index) => [symbolAt(index + 1)])));
  for (const category of ['pathways', 'diseases', 'goBioProcess', 'mesh']) {
    columns.set(category, membersOf(category, recordCount));
  }
  return {
    ...catalogue,
    columns,
    isDemo,
    knowledge: { ...catalogue.knowledge, genes, geneSets: isLong ? longSets : geneSets },
  };
}
