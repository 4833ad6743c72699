import { decodeText } from './import.decode.ts';
import type { TextRows } from './import.delimited.ts';
import type { GivenList } from './import.source.ts';

const head = 4096;

function beginsAsAdat(text: string): boolean {
  return /^(?:!Checksum[^\n]*\n)?\^HEADER\b/.test(text);
}

export async function isAdat(source: GivenList): Promise<boolean> {
  if (source.kind === 'text') return beginsAsAdat(source.text);
  return beginsAsAdat(decodeText(new Uint8Array(await source.file.slice(0, head).arrayBuffer())));
}

/**
 * Returns the SeqIds of an ADAT below a title, one per row. Samples are not read. Returns undefined if the text has no
 * complete row of SeqIds, because it is no ADAT or is truncated.
 */
export function readAdat(text: string): TextRows | undefined {
  const begin = /^\^TABLE_BEGIN\b[^\n]*\n/m.exec(text);
  if (begin === null) return undefined;
  for (let at = begin.index + begin[0].length; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? text.length : end).trimEnd();
    // A line that starts in the first column contains the titles of the sample columns.
    if (end < 0 || !line.startsWith('\t')) return undefined;
    const [name = '', ...seqIds] = line.trimStart().split('\t');
    if (/^seq_?id$/i.test(name.trim())) return [['SeqId'], ...seqIds.map((seqId) => [seqId.trim()])];
    at = end + 1;
  }
  return undefined;
}
