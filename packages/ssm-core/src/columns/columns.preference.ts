/** The columns that a person prefers for all tables, here and on the server. One preference serves both versions. */
import type { SatClient } from '../api/client/client.ts';
import { areLists, expected } from '../api/client/expected.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { areSameItems } from '../remember.ts';
import { columnsOfVersion } from '../table/columns.ts';
import { knownColumnKeys } from './columns.offer.ts';

function isOf(version: AssayVersion): (key: ColumnKey) => boolean {
  const known = new Set(columnsOfVersion(version).map(({ key }) => key));
  return (key) => known.has(key);
}

/** Whether a choice made in this version is what the person prefers there, order included. */
export function isPreferred(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
): boolean {
  return areSameItems(columns, preferred.filter(isOf(version)));
}

/** What to save of a choice made in this version: what only the other one has could not be taken out, and stays. */
export function preferenceOf(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
): readonly ColumnKey[] {
  const isHere = isOf(version);
  return [...columns, ...preferred.filter((key) => !isHere(key))];
}

/** Another browser may have saved another meanwhile; it is no matter of minutes. */
const freshMs = 5 * 60_000;
const keptMs = 30 * 60_000;

/** The columns that a person prefers for all tables, in order; empty while they prefer none. */
export function preferredColumnsQuery(
  client: SatClient,
  { sub }: { readonly sub: string },
): SatQuery<readonly ColumnKey[]> {
  return satQuery<readonly ColumnKey[]>({
    key: ['columns', sub],
    freshMs,
    keptMs,
    async fetch(signal) {
      const { data } = await client.get('/custompanel/user/{userSub}/column', {
        params: { path: { userSub: sub } },
        signal,
      });
      // A newer server may name columns that are not known here.
      return knownColumnKeys(expected(data, areLists(data?.columns)).columns);
    },
  });
}

/** Saves at least one column as the person's preference. What fails is a SatError; nothing is repeated by itself. */
export async function savePreferredColumns(
  client: SatClient,
  sub: string,
  columns: readonly ColumnKey[],
  signal?: AbortSignal,
): Promise<void> {
  await client.put('/custompanel/user/{userSub}/column', {
    params: { path: { userSub: sub } },
    body: { columns: [...columns] },
    signal,
  });
}
