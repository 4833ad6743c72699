/** The column preference is the same for both versions. */
import { areLists, expected } from '../api/answer.ts';
import type { SatClient } from '../api/client/client.ts';
import { type SatQuery, satQuery } from '../api/queries/query.ts';
import type { AssayVersion, ColumnKey } from '../api/types.ts';
import { areSameItems } from '../memoize.ts';
import { isColumnOf, knownColumnKeys } from './columns.offer.ts';

export function isPreferred(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
  offered?: readonly ColumnKey[],
): boolean {
  return areSameItems(columns, preferred.filter(isColumnOf(version, offered)));
}

export function preferenceOf(
  columns: readonly ColumnKey[],
  preferred: readonly ColumnKey[],
  version: AssayVersion,
  offered?: readonly ColumnKey[],
): readonly ColumnKey[] {
  const isHere = isColumnOf(version, offered);
  return [...columns, ...preferred.filter((key) => !isHere(key))];
}

/** Another browser may save a preference; this page may show it some minutes later. */
const freshMs = 5 * 60_000;
const keptMs = 30 * 60_000;

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
      // A newer server may send keys of unknown columns.
      return knownColumnKeys(expected(data, areLists(data?.columns)).columns);
    },
  });
}

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
