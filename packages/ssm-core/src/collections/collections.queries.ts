/** Curated collections as query options. */
import type { SatClient } from '../api/client/client.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { searchable } from '../api/client/searchable.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { CollectionCategory, CollectionList } from '../api/types.ts';

export interface CollectionsQueryInput {
  /** The browse topics, or every other set of genes; default the topics. */
  readonly kind?: 'topics' | 'geneSets';
  readonly category?: CollectionCategory | undefined;
  /** As typed; made into what can be found here. */
  readonly search?: string;
  /** Whether each gene comes with its reagents; counts alone without. */
  readonly withGenes?: boolean;
  /** From 1. */
  readonly page?: number;
  readonly size?: number;
}

const keptMs = 30 * 60_000;

/** One page of the collections. */
export function collectionsQuery(client: SatClient, input: CollectionsQueryInput): SatQuery<CollectionList> {
  const { kind = 'topics', category, withGenes = false, page = 1, size = 20 } = input;
  const search = searchable(input.search ?? '');
  return satQuery({
    key: ['collections', kind, category ?? '', search, withGenes ? 'genes' : '', String(page), String(size)],
    keptMs,
    async fetch(signal) {
      const asked = {
        kind,
        ...(category && { category }),
        ...(search === '' ? {} : { search }),
        ...(withGenes && { genes: true }),
        page,
        size,
      };
      const { data } = await client.get('/menuquery/secured/collection', { params: { query: asked }, signal });
      return expected(data, areLists(data?.items));
    },
  });
}
