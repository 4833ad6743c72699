/** An answer that was given from memory and can be given again without being worked out. */
import type { Slot } from './boundedMemory.ts';

export type HeaderList = readonly (readonly [name: string, value: string])[];

export interface GivenAnswer {
  /** The operationId of the contract. */
  readonly route: string;
  /** Of the 200, all but the request id and the length. */
  readonly headers: HeaderList;
  /** Validators that a caller may hold of this answer. */
  readonly tags: readonly string[];
  /** Whether the catalogue that it came from is still in use. */
  readonly isCurrent: () => boolean;
  /** Where the bytes that `headers` describe are kept; undefined when a 304 was given without them. */
  readonly slot: Slot | undefined;
}

/** Told of each public answer that a repeated request may be given again. */
export type Remember = (request: Request, answer: GivenAnswer) => void;

/** What a 304 says, given the headers of the 200 that it stands for. */
export function notModifiedHeaders(headers: HeaderList, tag: string): HeaderList {
  return [['ETag', tag], ...headers.filter(([name]) => name === 'Cache-Control' || name === 'Vary')];
}
