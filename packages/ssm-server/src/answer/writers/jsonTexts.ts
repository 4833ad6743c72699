/** Values as JSON texts in UTF-8, one behind the other in one piece of memory: answers are then made by copying. */
import type { Bytes } from '../encoding.ts';

export interface JsonTexts {
  /** Every text with a comma behind it. */
  readonly bytes: Bytes;
  /** Where each begins; one more than there are texts. */
  readonly starts: Uint32Array;
}

const quote = 0x22;
const comma = 0x2c;
const opening = 0x5b;
const backslash = 0x5c;
const closing = 0x5d;

/** The place behind the string that begins here. */
function endOfString(bytes: Bytes, start: number): number {
  let at = start + 1;
  while (bytes[at] !== quote) at += bytes[at] === backslash ? 2 : 1;
  return at + 1;
}

/** Of texts, numbers, truths, nulls and lists of them; what is not finite is null, as JSON has it. */
export function jsonTexts(values: readonly unknown[]): JsonTexts {
  const bytes = new TextEncoder().encode(JSON.stringify(values));
  const starts = new Uint32Array(values.length + 1);
  let count = 0;
  let depth = 0;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === quote) {
      at = endOfString(bytes, at);
      continue;
    }
    at += 1;
    if (byte === opening) depth += 1;
    else if (byte === closing) depth -= 1;
    if (depth === 1 && (byte === comma || at === 1)) starts[count++] = at;
  }
  // The bracket that ends the list gives its place to the last comma.
  starts[values.length] = bytes.length;
  bytes[bytes.length - 1] = comma;
  return { bytes, starts };
}
