import { areLists } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { withRetries } from '../api/client/retry.ts';
import { SatError } from '../api/error.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { FileList, ListedFile } from '../api/types.ts';

/** Prefix of every query of files. */
export const filesKey = ['files'] as const;

const fileMediaType = 'application/octet-stream';

/** Fetches categories with their files. */
export function filesQuery(client: SatClient): SatQuery<FileList> {
  return getQuery(
    client,
    '/menuquery/secured/file',
    { params: {} },
    {
      key: [...filesKey, 'list'],
      isExpected: (data) => areLists(data?.categories) && data.categories.every((each) => areLists(each?.files)),
    },
  );
}

/**
 * Fetches bytes `start` to `end` - 1 of a listed file, or the whole file when a proxy ignores ranges. Rejects with the
 * code `precondition_failed` when the file has changed on the server.
 */
export function fetchFilePart(
  client: SatClient,
  { id, size, sha256 }: Pick<ListedFile, 'id' | 'size' | 'sha256'>,
  { start, end }: { readonly start: number; readonly end: number },
  signal?: AbortSignal,
): Promise<Blob> {
  return withRetries(async () => {
    const range = end > start ? { Range: `bytes=${start}-${end - 1}` } : {};
    const { data } = await client.get('/menuquery/secured/file/{fileId}', {
      params: { path: { fileId: id }, header: { ...range, 'If-Match': `"${sha256}"` } },
      accept: fileMediaType,
      signal,
    });
    if (data.size === end - start || data.size === size) return data;
    throw new SatError('malformed', { status: 200 });
  }, signal);
}
