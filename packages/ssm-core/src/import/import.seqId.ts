/** SeqIds as files write them. */
import type { ImportReason } from '../api/types.ts';
import { tidy } from './import.text.ts';

const shape = /^(seq(?:uence)?[.\s_-]?(?:id)?[.\s:_-]*)?([1-9]\d{0,6})\s?[-_.]\s?(\d{1,6})([_.]\d{1,4})?$/i;

export interface WrittenSeqId {
  readonly seqId: string;
  /** What was worked out; null for a text that is the SeqId itself. */
  readonly reason: Extract<ImportReason, 'spelling' | 'prefix' | 'suffix'> | null;
}

/**
 * `10000-28` from itself, `10000_28`, `10000 – 28`, `seq.10000.28` and `10000-28_3`; undefined for anything else. A dot
 * separates only after `seq`, because 10000.28 may be a number.
 */
export function readSeqId(text: string): WrittenSeqId | undefined {
  const match = shape.exec(tidy(text));
  if (match === null) return undefined;
  const [whole, prefix, pool, clone, suffix] = match;
  if (prefix === undefined && whole.includes('.')) return undefined;
  const seqId = `${pool}-${Number(clone)}`;
  if (seqId === text) return { seqId, reason: null };
  if (prefix !== undefined) return { seqId, reason: 'prefix' };
  return { seqId, reason: suffix === undefined ? 'spelling' : 'suffix' };
}

/** What a number may have been before a spreadsheet cut its zeros off: `10010.1` was `10010-1`, `10010-10` or `10010-100`. */
export function seqIdsOfNumber(text: string): readonly string[] {
  const match = /^([1-9]\d{0,6})\.([1-9]\d{0,4})$/.exec(text);
  if (match === null) return [];
  return ['', '0', '00'].map((zeros) => `${match[1]}-${match[2]}${zeros}`);
}
