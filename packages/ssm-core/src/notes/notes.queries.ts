import { areLists } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { getQuery } from '../api/queries/getQuery.ts';
import type { SatQuery } from '../api/queries/query.ts';
import type { ReleaseNote } from '../api/types.ts';

function isNote(note: ReleaseNote | null): boolean {
  return [note?.version, note?.date, note?.title, note?.markdown].every((text) => typeof text === 'string');
}

/** Fetches the release notes, newest release first. */
export function releaseNotesQuery(client: SatClient): SatQuery<readonly ReleaseNote[]> {
  return getQuery(
    client,
    '/menuquery/secured/release-note',
    { params: {} },
    {
      key: ['notes'],
      isExpected: (data) => areLists(data) && data.every(isNote),
    },
  );
}
