const [utf8, utf16le, utf16be] = ['utf-8', 'utf-16le', 'utf-16be'] as const;
const looked = 4096;

/** Detects UTF-16 without a byte order mark. In UTF-16, every other byte of Latin text is zero. */
function unmarkedUtf16(bytes: Uint8Array): typeof utf16le | typeof utf16be | undefined {
  const zeros = [0, 0];
  const some = bytes.subarray(0, looked);
  for (let at = 0; at < some.length; at++) if (some[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = some.length / 8;
  if (odd > enough && even < odd / 4) return utf16le;
  return even > enough && odd < even / 4 ? utf16be : undefined;
}

function encodingOf(bytes: Uint8Array): typeof utf8 | typeof utf16le | typeof utf16be {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16le;
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16be;
  return unmarkedUtf16(bytes) ?? utf8;
}

export class NotTextError extends Error {
  override readonly name = 'NotTextError';
}

/** Besides tabs and line breaks, a text may have one control character in fifty. */
function isText(text: string): boolean {
  const some = text.slice(0, looked);
  const controls = some.match(/[^\P{Cc}\t\n\v\f\r]/gu)?.length ?? 0;
  return controls <= some.length / 50;
}

export function decodeText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

export function readText(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (!isText(text)) throw new NotTextError('The file holds control characters.');
  return text;
}
