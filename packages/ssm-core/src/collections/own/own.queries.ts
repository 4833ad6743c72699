/** Calls of the server about a person's own collections. All reject with a SatError. */
import { areLists, expected } from '../../api/answer.ts';
import type { SatClient } from '../../api/client/client.ts';
import { withRetries } from '../../api/client/retry.ts';
import { getQuery } from '../../api/queries/getQuery.ts';
import type { SatQuery } from '../../api/queries/query.ts';
import type { Catalogue, OwnCollection, OwnCollectionContent, OwnCollectionList } from '../../api/types.ts';

/** First part of the key of all queries of own collections. A change invalidates all of them. */
export const ownCollectionsKey = ['ownCollections'] as const;

/** Another tab may have changed a collection, so data is fetched each time it is shown. */
const policy = { freshMs: 0, keptMs: 5 * 60_000 } as const;

/** Returns whether the server keeps own collections. Older servers do not. */
export function keepsOwnCollections(catalogue: Catalogue | undefined): boolean {
  return catalogue?.keepsOwnCollections === true;
}

/** Fetches all own collections of a person with their reagents. `sub` is that of the signed-in person. */
export function ownCollectionsQuery(client: SatClient, sub: string): SatQuery<OwnCollectionList> {
  return getQuery(
    client,
    '/custompanel/user/{userSub}/collection',
    { params: { path: { userSub: sub } } },
    {
      ...policy,
      key: [...ownCollectionsKey, 'list', sub],
      isExpected: (data) => areLists(data?.items) && data.items.every(isCollection),
    },
  );
}

export function ownCollectionQuery(client: SatClient, collectionId: string): SatQuery<OwnCollection> {
  return getQuery(
    client,
    '/custompanel/collection/{collectionId}',
    { params: { path: { collectionId } } },
    { ...policy, key: [...ownCollectionsKey, 'collection', collectionId], isExpected: isCollection },
  );
}

function isCollection(data: OwnCollection | undefined): boolean {
  return areLists(data?.seqIds, data?.leftOut);
}

/** Saves a new collection. It is retried, because the same content is saved only once. */
export function createOwnCollection(
  client: SatClient,
  sub: string,
  content: OwnCollectionContent,
  signal?: AbortSignal,
): Promise<OwnCollection> {
  return withRetries(async () => {
    const { data } = await client.post('/custompanel/user/{userSub}/collection', {
      params: { path: { userSub: sub } },
      body: content,
      signal,
    });
    return expected(data, isCollection(data));
  }, signal);
}

/**
 * Replaces the content of a collection. Fails with `precondition_failed` if it has changed since its ETag was read. With
 * the ETag of its deletion, restores it.
 */
export async function saveOwnCollection(
  client: SatClient,
  { id: collectionId, etag }: Pick<OwnCollection, 'id' | 'etag'>,
  content: OwnCollectionContent,
  signal?: AbortSignal,
): Promise<OwnCollection> {
  const { data } = await client.put('/custompanel/collection/{collectionId}', {
    params: { path: { collectionId }, header: { 'If-Match': etag } },
    body: content,
    signal,
  });
  return expected(data, isCollection(data));
}

/** Deletes a collection. Resolves to the ETag with which `saveOwnCollection` restores it; empty if a proxy removed it. */
export async function deleteOwnCollection(
  client: SatClient,
  { id: collectionId, etag }: Pick<OwnCollection, 'id' | 'etag'>,
  signal?: AbortSignal,
): Promise<string> {
  const { headers } = await client.delete('/custompanel/collection/{collectionId}', {
    params: { path: { collectionId }, header: { 'If-Match': etag } },
    signal,
  });
  return headers.get('ETag') ?? '';
}
