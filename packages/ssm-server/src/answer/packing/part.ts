/** Parts of an answer in bytes: measured first, then written to their place, so that nothing is joined or copied twice. */
import type { Steps } from '../../queue/steps.ts';
import type { Bytes } from '../encoding.ts';

export interface Part {
  /** In bytes. */
  readonly size: number;
  write(into: Bytes, at: number): void;
}

export function textPart(text: string): Part {
  const bytes = new TextEncoder().encode(text);
  return { size: bytes.length, write: (into, at) => into.set(bytes, at) };
}

function sizeOf(parts: readonly Part[]): number {
  return parts.reduce((size, part) => size + part.size, 0);
}

/** One behind the other. */
export function* bytesOf(parts: readonly Part[]): Steps<Bytes> {
  const bytes = new Uint8Array(sizeOf(parts));
  let at = 0;
  for (const part of parts) {
    part.write(bytes, at);
    at += part.size;
    yield;
  }
  return bytes;
}
