import type { GeneFact } from 'ssm-core/engine';

export type GeneClaim = Omit<GeneFact, 'isApproved'> & { readonly isApproved?: boolean };

interface GrowingGene {
  hgncId: string | null;
  entrezId: string | null;
  isApproved: boolean;
  readonly uniProtIds: Set<string>;
}

/**
 * Merges claims about the same symbol, in order of first mention. Of several ids of a kind, the first one counts;
 * accessions are united. A gene with an HGNC id is approved.
 */
export function genesOf(claims: Iterable<GeneClaim>): readonly GeneFact[] {
  const genes = new Map<string, GrowingGene>();
  for (const { symbol, hgncId, entrezId, uniProtIds, isApproved = false } of claims) {
    const gene = genes.get(symbol) ?? {
      hgncId: null,
      entrezId: null,
      isApproved: false,
      uniProtIds: new Set<string>(),
    };
    gene.hgncId ??= hgncId;
    gene.entrezId ??= entrezId;
    gene.isApproved ||= isApproved || hgncId !== null;
    for (const accession of uniProtIds) gene.uniProtIds.add(accession);
    genes.set(symbol, gene);
  }
  return [...genes].map(([symbol, { hgncId, isApproved, entrezId, uniProtIds }]) => ({
    symbol,
    hgncId,
    isApproved,
    entrezId,
    uniProtIds: [...uniProtIds],
  }));
}
