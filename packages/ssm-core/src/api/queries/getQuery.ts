/** A GET of the contract as query options, typed by its path: a page that asks for something new needs no query of its own. */
import type { SatClient } from '../client/client.ts';
import type { JsonCallOptions, JsonOf, PathsWith } from '../client/client.types.ts';
import { expected } from '../client/expected.ts';
import type { SatPaths } from '../types.ts';
import { type SatQuery, type SatQueryKey, satQuery } from './query.ts';

type Paths = Omit<SatPaths, '/health' | '/ready'>;

/** Paths of the contract that are read. */
export type SatGetPath = PathsWith<Paths, 'get'>;

/** What is answered in JSON. */
export type SatGetAnswer<Path extends SatGetPath> = JsonOf<Paths, Path, 'get'>;

export interface GetQueryPolicy<Data> {
  /** Whether an answer is what the contract says, which something on the way may have replaced. */
  readonly isExpected: (data: Data) => boolean;
  /** The path and what is asked without. */
  readonly key?: SatQueryKey;
  /** How long it is shown without asking again; a minute without. */
  readonly freshMs?: number;
  /** How long an unused answer is kept; half an hour without. */
  readonly keptMs?: number;
  readonly isEnabled?: boolean;
  /** Of which edition of a catalogue it is asked, where that is known: the browser then need not ask again. */
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
