import { expected } from '../answer.ts';
import type { SatClient } from '../client/client.ts';
import type { JsonCallOptions, JsonOf, PathsWith } from '../client/client.types.ts';
import type { SatPaths } from '../types.ts';
import { type SatQuery, type SatQueryKey, satQuery } from './query.ts';

type Paths = Omit<SatPaths, '/health' | '/ready'>;

/** Paths with a GET operation. */
export type SatGetPath = PathsWith<Paths, 'get'>;

/** JSON answer of a GET path. */
export type SatGetAnswer<Path extends SatGetPath> = JsonOf<Paths, Path, 'get'>;

export interface GetQueryPolicy<Data> {
  /** Checks that an answer follows the contract, because a proxy may have replaced the answer. */
  readonly isExpected: (data: Data) => boolean;
  /** Cache key; default: the path and its options. */
  readonly key?: SatQueryKey;
  /** Milliseconds until the answer is stale; default: one minute. */
  readonly freshMs?: number;
  /** Milliseconds that an unused answer stays cached; default: half an hour. */
  readonly keptMs?: number;
  readonly isEnabled?: boolean;
  /**
   * Edition of the catalogue that the caller knows. With it, the browser can use its HTTP cache without asking the
   * server.
   */
  readonly edition?: string | undefined;
}

const ordinarilyKeptMs = 30 * 60_000;

export function getQuery<Path extends SatGetPath>(
  client: SatClient,
  path: Path,
  asked: JsonCallOptions<Paths, Path, 'get'>,
  { isExpected, ...policy }: GetQueryPolicy<SatGetAnswer<Path>>,
): SatQuery<SatGetAnswer<Path>> {
  return satQuery({
    key: [path, JSON.stringify(asked)],
    keptMs: ordinarilyKeptMs,
    ...policy,
    async fetch(signal, edition) {
      const { params } = asked as { readonly params?: { readonly query?: object } };
      const named = { params: { ...params, query: { ...params?.query, edition } } };
      const { data } = await client.get(path, { ...asked, ...named, signal });
      return expected(data, isExpected(data));
    },
  });
}
