/** Reads an ADAT as the list of its SeqIds. Its samples and their measurements are no list, and are not read. */
import { decodeText } from './import.decode.ts';
import type { TextRows } from './import.delimited.ts';
import type { GivenList } from './import.source.ts';

/** Bytes of the beginning that tell an ADAT. */
const head = 4096;

function beginsAsAdat(text: string): boolean {
  return /^(?:!Checksum[^\n]*\n)?\^HEADER\b/.test(text);
}

/** Whether a list begins as an ADAT does, whatever its file is called. */
export async function isAdat(source: GivenList): Promise<boolean> {
  if (source.kind === 'text') return beginsAsAdat(source.text);
  return beginsAsAdat(decodeText(new Uint8Array(await source.file.slice(0, head).arrayBuffer())));
}

/**
 * Its SeqIds below a title, one a row. Undefined where the text has no whole row of SeqIds: it is no ADAT, or is cut off
 * before.
 */
export function readAdat(text: string): TextRows | undefined {
  const begin = /^\^TABLE_BEGIN\b[^\n]*\n/m.exec(text);
  if (begin === null) return undefined;
  for (let at = begin.index + begin[0].length; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    // A line that begins in the first column names the columns of the samples.
    if (end < 0 || !line.startsWith('\t')) return undefined;
    const [name = '', ...seqIds] = line.trimStart().split('\t');
    if (/^seq_?id$/i.test(name.trim())) return [['SeqId'], ...seqIds.map((seqId) => [seqId.trim()])];
    at = end + 1;
  }
  return undefined;
}
