/** Curated collections as query options. */
import type { SatClient } from '../api/client/client.ts';
import { areLists } from '../api/client/expected.ts';
import { searchable } from '../api/client/searchable.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
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

/** One page of the collections. */
export function collectionsQuery(client: SatClient, input: CollectionsQueryInput): SatQuery<CollectionList> {
  const { kind = 'topics', category, withGenes = false, page = 1, size = 20 } = input;
  const search = searchable(input.search ?? '');
  return getQuery(
    client,
    '/menuquery/secured/collection',
    {
      params: {
        query: {
          kind,
          ...(category && { category }),
          ...(search === '' ? {} : { search }),
          ...(withGenes && { genes: true }),
          page,
          size,
        },
      },
    },
    {
      key: ['collections', kind, category ?? '', search, withGenes ? 'genes' : '', String(page), String(size)],
      isExpected: (data) => areLists(data?.items),
    },
  );
}
