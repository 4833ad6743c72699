/** Passes data next to a response to a caller that sends bytes, which is the Node listener. */
import type { Bytes } from '../encoding.ts';
import type { Slot } from './boundedMemory.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

/** Describes how to repeat a public answer without running the operation. */
export interface GivenAnswer {
  readonly route: string;
  readonly headers: HeaderList;
  readonly tags: readonly string[];
  /**
   * Returns whether the answer's catalogue is still active. Retain it only as long as the response, because it
   * references the catalogue.
   */
  readonly isCurrent: () => boolean;
  /** Holds the bytes of `headers`; undefined after a 304 that needed no bytes. */
  readonly slot: Slot | undefined;
}

interface Beside {
  /** Replaces the response's own body, which would be copied twice and read as a stream. */
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

export function notModifiedHeaders(headers: HeaderList, tag: string): HeaderList {
  return [['ETag', tag], ...headers.filter(([name]) => name === 'Cache-Control' || name === 'Vary')];
}
