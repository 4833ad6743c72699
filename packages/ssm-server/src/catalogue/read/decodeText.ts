/** Decodes text as UTF-8 or UTF-16, recognised by byte-order mark or pattern, and otherwise as Windows-1252. */
import { RefusedFileError } from '../../workbook/workbookReader.ts';

export interface DecodedText {
  readonly text: string;
  readonly note: string | null;
}

/** Recognises UTF-16 without a mark by the share of NUL bytes at even and at odd positions. */
function guessUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, 4096) & ~1;
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let index = 0; index < length; index += 2) {
    if (bytes[index] === 0) even += 1;
    if (bytes[index + 1] === 0) odd += 1;
  }
  const half = length / 2;
  if (odd > half * 0.7 && even < half * 0.1) return 'utf-16le';
  return even > half * 0.7 && odd < half * 0.1 ? 'utf-16be' : undefined;
}

function decode(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encoding).decode(bytes);
}

function looksBinary(text: string): boolean {
  const sample = text.slice(0, 65_536);
  let strange = 0;
  for (let index = 0; index < sample.length; index += 1) {
    const code = sample.charCodeAt(index);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 0xfffd || (code > 126 && code < 160)) {
      strange += 1;
    }
  }
  return strange > sample.length / 100;
}

/** Returns the text without its byte-order mark. Throws RefusedFileError for binary data. */
export function decodeText(bytes: Uint8Array): DecodedText {
  let encoding: string | undefined;
  if (bytes[0] === 0xff && bytes[1] === 0xfe) encoding = 'utf-16le';
  else if (bytes[0] === 0xfe && bytes[1] === 0xff) encoding = 'utf-16be';
  else encoding = guessUtf16(bytes);
  let decoded: DecodedText;
  if (encoding !== undefined) {
    decoded = { text: decode(bytes, encoding), note: `The text was read as ${encoding.toUpperCase()}.` };
  } else {
    try {
      decoded = { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), note: null };
    } catch {
      decoded = {
        text: decode(bytes, 'windows-1252'),
        note: 'The text is not UTF-8 and was read as Windows-1252; check names with accents.',
      };
    }
  }
  if (looksBinary(decoded.text)) {
    throw new RefusedFileError('This is a binary file of a kind that is not known here.');
  }
  return decoded;
}
