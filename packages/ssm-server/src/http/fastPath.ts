/**
 * In front of the api: repeated public requests are answered from memory without being parsed. It gives
 * nothing but what the api gave before to a request with the same address, Accept and Accept-Encoding,
 * and nothing once the catalogue has changed or the bytes are no longer kept. Of an earlier catalogue it
 * holds nothing: what is never asked for again would keep the whole of it in memory.
 */
import type { IncomingMessage } from 'node:http';
import type { Bytes } from '../answer/encoding.ts';
import { type GivenAnswer, type HeaderList, notModifiedHeaders } from '../answer/prepared/beside.ts';
import type { CatalogueHolder } from '../catalogue/active.ts';
import { hasBody } from './bodies/body.ts';

interface FastAnswer {
  /** The operationId of the contract. */
  readonly route: string;
  readonly status: number;
  /** Names and values in turn, all but the request id. */
  readonly headers: readonly string[];
  readonly body: Bytes | null;
}

export interface FastPath {
  /** Keeps what the api gave to `incoming`, unless its catalogue has been swapped out; `complete` adds the headers of every answer. */
  keep(incoming: IncomingMessage, given: GivenAnswer, complete: (headers: HeaderList) => HeaderList): void;
  /** The answer; undefined when the api must be asked. */
  find(incoming: IncomingMessage): FastAnswer | undefined;
  /** How many it ever answered. */
  readonly hits: () => number;
}

export interface FastPathOptions {
  /** All is forgotten as they change. */
  readonly catalogues: Pick<CatalogueHolder, 'subscribe'>;
  /** Requests remembered; 4,096 without. */
  readonly maximumEntries?: number;
}

interface Entry {
  readonly given: Omit<GivenAnswer, 'isCurrent'>;
  readonly complete: (headers: HeaderList) => HeaderList;
  /** Of the 200, with its length. */
  wholeHeaders: readonly string[] | undefined;
  /** By the validator that the caller held. */
  readonly notModified: Map<string, FastAnswer>;
}

/** A request is remembered by no more text than this. */
const longestName = 2048;

/** What an answer depends on, beside the catalogue; undefined for a request that only the api may answer. */
function nameOf(incoming: IncomingMessage): string | undefined {
  const { method, url = '', headers } = incoming;
  if (method !== 'GET' || hasBody(incoming)) return undefined;
  const name = `${url}\n${headers.accept ?? '\n'}\n${headers['accept-encoding'] ?? '\n'}`;
  return name.length > longestName ? undefined : name;
}

function wholeAnswer(entry: Entry): FastAnswer | undefined {
  const { given, complete } = entry;
  // Looked up each time and never held here: memory for bytes is bounded there.
  const body = given.slot?.bytes;
  if (given.slot === undefined || body === undefined) return undefined;
  given.slot.wasUsed = true;
  entry.wholeHeaders ??= complete([...given.headers, ['Content-Length', String(body.length)]]).flat();
  return { route: given.route, status: 200, headers: entry.wholeHeaders, body };
}

function notModifiedAnswer({ given, complete, notModified }: Entry, held: string): FastAnswer | undefined {
  const before = notModified.get(held);
  if (before !== undefined) return before;
  if (!given.tags.includes(held)) return undefined;
  const headers = complete(notModifiedHeaders(given.headers, held)).flat();
  const answer: FastAnswer = { route: given.route, status: 304, headers, body: null };
  notModified.set(held, answer);
  return answer;
}

export function createFastPath({ catalogues, maximumEntries = 4096 }: FastPathOptions): FastPath {
  /** In order of arrival, the oldest first. */
  const entries = new Map<string, Entry>();
  let hits = 0;
  catalogues.subscribe(() => entries.clear());
  return {
    keep(incoming, { isCurrent, ...given }, complete) {
      const name = nameOf(incoming);
      if (name === undefined || !isCurrent()) return;
      entries.delete(name);
      entries.set(name, { given, complete, wholeHeaders: undefined, notModified: new Map() });
      for (const oldest of entries.keys()) {
        if (entries.size <= maximumEntries) break;
        entries.delete(oldest);
      }
    },

    find(incoming) {
      const name = nameOf(incoming);
      const entry = name === undefined ? undefined : entries.get(name);
      if (entry === undefined) return undefined;
      const held = incoming.headers['if-none-match'];
      const answer = held === undefined ? wholeAnswer(entry) : notModifiedAnswer(entry, held);
      if (answer !== undefined) hits += 1;
      return answer;
    },

    hits: () => hits,
  };
}
