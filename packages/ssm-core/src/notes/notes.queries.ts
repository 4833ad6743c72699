/** Release notes as query options. */
import type { SatClient } from '../api/client/client.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { ReleaseNote } from '../api/types.ts';

const keptMs = 30 * 60_000;

function isNote(note: ReleaseNote | null): boolean {
  return [note?.version, note?.date, note?.title, note?.markdown].every((text) => typeof text === 'string');
}

/** What each release brought, the newest first. */
export function releaseNotesQuery(client: SatClient): SatQuery<readonly ReleaseNote[]> {
  return satQuery({
    key: ['notes'],
    keptMs,
    async fetch(signal) {
      const { data } = await client.get('/menuquery/secured/release-note', { params: {}, signal });
      return expected(data, areLists(data) && data.every(isNote));
    },
  });
}
