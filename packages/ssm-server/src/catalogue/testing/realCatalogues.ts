import { type CatalogueHolder, createCatalogueHolder } from '../active.ts';
import { loadShared, revisionOf } from './realLoads.ts';

const tables = ['gene_aliases.tsv', 'uniprot_gene_map.tsv', 'uniprot_changes_5k_7k.tsv', 'lift_7k_11k.tsv'];

export async function loadRealCatalogues(): Promise<CatalogueHolder> {
  const holder = createCatalogueHolder();
  const sevenK = revisionOf(await loadShared(['annotation_7k.tsv', ...tables]));
  const elevenK = revisionOf(await loadShared(['annotation_11k.tsv', ...tables], { version: 'V_11K', sevenK }));
  holder.replace([sevenK, elevenK]);
  return holder;
}
