import { areLists } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { searchable } from '../api/client/searchable.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { CollectionCategory, CollectionList } from '../api/types.ts';

export interface CollectionsQueryInput {
  /** Fetches browse topics, or all other gene sets; default topics. */
  readonly kind?: 'topics' | 'geneSets';
  readonly category?: CollectionCategory | undefined;
  /** Fetches only the collections with these ids, of either kind. */
  readonly ids?: readonly string[];
  /** Search text as typed. Cleaned before it is sent. */
  readonly search?: string;
  /** Whether genes are included with their reagents; default: counts only. */
  readonly withGenes?: boolean;
  /** Page number, from 1. */
  readonly page?: number;
  readonly size?: number;
}

/** Fetches one page of the collections. */
export function collectionsQuery(client: SatClient, input: CollectionsQueryInput): SatQuery<CollectionList> {
  const { kind = 'topics', category, ids, withGenes = false, page = 1, size = 20 } = input;
  const search = searchable(input.search ?? '');
  return getQuery(
    client,
    '/menuquery/secured/collection',
    {
      params: {
        query: {
          kind,
          ...(category && { category }),
          ...(ids && { ids: ids.join(',') }),
          ...(search === '' ? {} : { search }),
          ...(withGenes && { genes: true }),
          page,
          size,
        },
      },
    },
    {
      key: [
        'collections',
        kind,
        category ?? '',
        ids?.join(',') ?? '',
        search,
        withGenes ? 'genes' : '',
        String(page),
        String(size),
      ],
      isExpected: (data) => areLists(data?.items),
    },
  );
}
