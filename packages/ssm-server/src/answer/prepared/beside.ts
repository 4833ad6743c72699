/** What the api gives beside its responses, for whoever hands them on as bytes: on Node that is the listener. */
import type { Bytes } from '../encoding.ts';
import type { Slot } from './boundedMemory.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** How a public answer can be given again without being worked out. */
export interface GivenAnswer {
  /** The operationId of the contract. */
  readonly route: string;
  /** Of the 200, all but the request id and the length. */
  readonly headers: HeaderList;
  /** Validators that a caller may hold of this answer. */
  readonly tags: readonly string[];
  /** Whether the catalogue that it came from is still in use. Held no longer than the response: it holds the catalogue. */
  readonly isCurrent: () => boolean;
  /** Where the bytes that `headers` describe are kept; undefined when a 304 was given without them. */
  readonly slot: Slot | undefined;
}

interface Beside {
  /** In place of the response's own: inside of one, bytes are copied twice and read as a stream on their way out. */
  readonly body?: Bytes | undefined;
  readonly again?: GivenAnswer | undefined;
}

export interface BesideResponses {
  put(response: Response, beside: Beside): void;
  of(response: Response): Beside | undefined;
}

export function createBeside(): BesideResponses {
  const besides = new WeakMap<Response, Beside>();
  return {
    put: (response, beside) => void besides.set(response, beside),
    of: (response) => besides.get(response),
  };
}

/** What a 304 says, given the headers of the 200 that it stands for. */
export function notModifiedHeaders(headers: HeaderList, tag: string): HeaderList {
  return [['ETag', tag], ...headers.filter(([name]) => name === 'Cache-Control' || name === 'Vary')];
}
