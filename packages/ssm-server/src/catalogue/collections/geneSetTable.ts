/** Makes the table of gene sets with which a client tests a list for enrichment. */
import type {
  CollectionCategory,
  GeneSetFamily,
  GeneSetTable,
  OwnColumnKey,
  RenamedGene,
  TestedGeneSet,
} from 'ssm-core';
import { listSeparator, type Table } from 'ssm-core/engine';
import { isOwnColumnKey } from 'ssm-core/internal';
import type { Steps } from '../../queue/steps.ts';
import type { ActiveCatalogue } from '../active.ts';
import type { Collections } from './buildCollections.ts';

const familyOfCategory: Readonly<Record<Exclude<CollectionCategory, OwnColumnKey>, GeneSetFamily>> = {
  diseases: 'others',
  pathways: 'others',
  goBioProcess: 'go',
  goMoleFunc: 'go',
  goCellComp: 'go',
  mesh: 'mesh',
};

/** Returns the gene symbols of each reagent on the menu. */
function symbolsOfReagents({ columns }: Table): ReadonlyMap<string, readonly string[]> {
  const [seqIds, symbols] = [columns.get('seqId'), columns.get('entrezGeneName')];
  const found = new Map<string, readonly string[]>();
  if (seqIds?.kind !== 'text' || symbols?.kind !== 'list') return found;
  for (const [row, code] of seqIds.codes.entries()) {
    const seqId = seqIds.dictionary[code];
    const entry = symbols.dictionary[symbols.codes[row] ?? -1];
    if (seqId !== undefined && entry !== undefined) found.set(seqId, entry.split(listSeparator));
  }
  return found;
}

/** `catalogue` is the one of the menu, and `other` the one of the other version. Both have contributed sets. */
export function* geneSetTableOf(
  { topics, geneSets }: Collections,
  catalogue: ActiveCatalogue,
  other: ActiveCatalogue | undefined,
): Steps<GeneSetTable> {
  const { version, revision, table } = catalogue;
  const symbolsOf = symbolsOfReagents(table);
  const onMenu = new Set([...symbolsOf.values()].flat());
  const indices = new Map<string, number>();
  const renamed = new Map<number, Set<string>>();
  const sets: TestedGeneSet[] = [];
  let isDemo = false;

  for (const [family, collections] of [['topics', topics] as const, [undefined, geneSets] as const]) {
    for (const { category, param, id, name, isWhole, sources, genes, isDemo: isOfDemo } of collections) {
      yield;
      if (genes.length === 0) continue;
      isDemo ||= isOfDemo;
      const own = new Set<number>();
      for (const { symbol, seqIds } of genes) {
        const index = indices.get(symbol) ?? indices.size;
        indices.set(symbol, index);
        own.add(index);
        if (onMenu.has(symbol) || seqIds[version].length === 0) continue;
        const names = renamed.get(index) ?? new Set();
        for (const seqId of seqIds[version]) for (const each of symbolsOf.get(seqId) ?? []) names.add(each);
        renamed.set(index, names);
      }
      const inOrder = [...own].toSorted((one, another) => one - another);
      // The operator's sets are tested by family.
      const usual = isOwnColumnKey(category) ? category : familyOfCategory[category];
      const set = { family: family ?? usual, category, param, id, name, isWhole };
      sets.push({ ...set, sources: [...sources], genes: inOrder });
    }
  }
  const named = [...renamed].map(([gene, symbols]): RenamedGene => ({ gene, symbols: [...symbols].toSorted() }));
  return {
    version,
    revision,
    // A demo beside a real catalogue contributes no sets.
    otherRevision: other === undefined || (other.isDemo && !catalogue.isDemo) ? null : other.revision,
    isDemo,
    key: 'entrezGeneName',
    genes: [...indices.keys()],
    renamed: named.toSorted((one, another) => one.gene - another.gene),
    sets,
  };
}
