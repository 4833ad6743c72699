/** Reads revisions of earlier releases, which kept gene aliases in columns and had no sources. */
import {
  type AliasFact,
  aliasColumnKeys,
  type Column,
  type GeneFact,
  listSeparator,
  type SideTableSource,
} from 'ssm-core/engine';
import type { LoadReport } from '../../catalogue/report.ts';
import type { CatalogueRevision } from '../../catalogue/revision.ts';

function sourcesOf({ files }: Pick<LoadReport, 'files'>): readonly SideTableSource[] {
  return files.flatMap(({ name, kind, lines, rejected }) =>
    kind === 'geneAliases'
      ? [{ file: name, holds: 'aliases', count: lines - rejected, source: null, licence: null }]
      : [],
  );
}

export function readReport(json: string): LoadReport {
  const report = JSON.parse(json) as Omit<LoadReport, 'sources'> & Partial<LoadReport>;
  return { ...report, sources: report.sources ?? sourcesOf(report) };
}

function pairsOf(column: Column | undefined): readonly (readonly [alias: string, symbol: string])[] {
  if (column?.kind !== 'list') return [];
  const items = new Set(column.dictionary.flatMap((entry) => entry.split(listSeparator)));
  return [...items].map((item) => {
    const [alias = '', symbol = ''] = item.split('\t');
    return [alias, symbol];
  });
}

/** An approved symbol that is also an alias was stored as an alias of itself. */
function geneOf(symbol: string): GeneFact {
  return { symbol, hgncId: null, isApproved: true, entrezId: null, uniProtIds: [] };
}

/** Moves the aliases in the columns of an earlier revision to its knowledge. Returns other revisions unchanged. */
export function readEarlierRevision(revision: CatalogueRevision): CatalogueRevision {
  const isEarlier = Object.values(aliasColumnKeys).some((key) => revision.columns.has(key));
  if (!isEarlier) return revision;
  const facts = new Map<string, AliasFact>();
  const genes = new Map<string, GeneFact>();
  for (const isPrevious of [true, false]) {
    const key = isPrevious ? aliasColumnKeys.previous : aliasColumnKeys.alias;
    for (const [alias, symbol] of pairsOf(revision.columns.get(key))) {
      const pair = `${alias}\t${symbol}`;
      if (alias === symbol) genes.set(symbol, geneOf(symbol));
      else if (!facts.has(pair)) facts.set(pair, { alias, symbol, isPrevious });
    }
  }
  const columns = new Map(revision.columns);
  for (const key of Object.values(aliasColumnKeys)) columns.delete(key);
  const { knowledge, report } = revision;
  return {
    ...revision,
    columns,
    knowledge: {
      ...knowledge,
      genes: [...knowledge.genes, ...genes.values()],
      aliases: [...knowledge.aliases, ...facts.values()],
      sources: knowledge.sources.length > 0 ? knowledge.sources : report.sources,
    },
  };
}
