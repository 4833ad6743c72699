/**
 * Repeats public answers from memory, without parsing their requests. The key is URL, Accept and Accept-Encoding of a
 * request that the API answered. All entries are dropped when the catalogue changes, because they would keep the old
 * catalogue in memory.
 */
import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Bytes, HeaderList } from '../answer/bytes.ts';
import type { CatalogueHolder } from '../catalogue/active.ts';
import { notModifiedHeaders, type RepeatableAnswer } from '../exchange/answers.ts';
import { hasBody } from './request.ts';

interface FastAnswer {
  readonly route: string;
  readonly status: number;
  /** Names and values alternate. The request id is not included. */
  readonly headers: readonly string[];
  readonly body: Bytes | null;
}

export interface FastPath {
  /**
   * Stores an answer of the API, unless its catalogue has been replaced. `complete` adds the headers that every answer
   * has.
   */
  keep(incoming: IncomingMessage, given: RepeatableAnswer, complete: (headers: HeaderList) => HeaderList): void;
  /** Returns undefined if the API must answer. */
  find(incoming: IncomingMessage): FastAnswer | undefined;
  readonly hits: () => number;
}

export interface FastPathOptions {
  readonly catalogues: Pick<CatalogueHolder, 'subscribe'>;
  readonly maximumEntries?: number;
}

interface Entry {
  readonly given: Omit<RepeatableAnswer, 'isCurrent'>;
  readonly complete: (headers: HeaderList) => HeaderList;
  wholeHeaders: readonly string[] | undefined;
  readonly notModified: Map<string, FastAnswer>;
}

const longestName = 2048;

function nameOf(incoming: IncomingMessage): string | undefined {
  const { method, url = '', headers } = incoming;
  if (method !== 'GET' || hasBody(incoming)) return undefined;
  const name = `${url}\n${headers.accept ?? '\n'}\n${headers['accept-encoding'] ?? '\n'}`;
  return name.length > longestName ? undefined : name;
}

function wholeAnswer(entry: Entry): FastAnswer | undefined {
  const { given, complete } = entry;
  // Looks the bytes up each time, because the cache may have evicted them.
  const body = given.cached?.();
  if (body === undefined) return undefined;
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
  const entries = new LRUCache<string, Entry>({ max: maximumEntries });
  let hits = 0;
  catalogues.subscribe(() => entries.clear());
  return {
    keep(incoming, { isCurrent, ...given }, complete) {
      const name = nameOf(incoming);
      if (name === undefined || !isCurrent()) return;
      entries.set(name, { given, complete, wholeHeaders: undefined, notModified: new Map() });
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
