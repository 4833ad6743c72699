import type { ImportReason } from '../api/types.ts';
import { unquote } from './text.ts';

export interface WrittenSeqId {
  /** The SeqId as the catalogue writes it, without leading zeros. */
  readonly seqId: string;
  /** How the text differs from the SeqId; null if it does not. */
  readonly reason: Extract<ImportReason, 'spelling' | 'prefix' | 'suffix'> | null;
  /** The gene symbol before the SeqId, as in CRYBB2.10000.28.3. It is separate evidence. */
  readonly symbol: string | null;
  /** True if zeros at the end may be lost, as in X10010.1, which R also makes from a number. */
  readonly isRounded: boolean;
}

const bare = /^(0*[1-9]\d{0,6}) ?[-_] ?(\d{1,6})(_\d{1,4})?$/;
const spaced = /^([1-9]\d{2,6}) (\d{1,4})$/;
const announced =
  /^(?:seq(?:uence)?[.\s_-]?(?:id)?|soma(?:mer|scan)?[.\s_-]?(?:id)?|apt(?:amer)?|gene|target|anti)[.\s:_-]*(0*[1-9]\d{0,6})[-_.](\d{1,6})([_.]\d{1,4})?$/i;
/** R puts X before names that start with a digit. */
const ofR = /^X(0*[1-9]\d{1,6})[-_.](\d{1,6})([_.]\d{1,4})?$/;
const afterSymbol = /^([A-Za-z][A-Za-z0-9]*(?:[.-][A-Za-z0-9]+)*?)[._]([1-9]\d{2,6})[-_.](\d{1,4})(?:[_.](\d{1,3}))?$/;

/**
 * Reads `10000-28`, `10000_28`, `10000 – 28`, `010000-28`, `10000 28`, `seq.10000.28`, `X10000.28`, `GENE.10000.28.3`,
 * `CRYBB2.10000.28.3` and `10000-28_3`; returns undefined for other texts. A dot separates only after a prefix, because
 * 10000.28 may be a number.
 */
export function readSeqId(text: string): WrittenSeqId | undefined {
  const cleaned = unquote(text);
  const written = (
    [pool = '', clone = '', version]: readonly (string | undefined)[],
    reason: 'spelling' | 'prefix',
    symbol: string | null = null,
    isRounded = false,
  ): WrittenSeqId => {
    const seqId = `${Number(pool)}-${Number(clone)}`;
    if (seqId === text) return { seqId, reason: null, symbol, isRounded };
    const isSuffix = reason === 'spelling' && version !== undefined;
    return { seqId, reason: isSuffix ? 'suffix' : reason, symbol, isRounded };
  };
  const plain = bare.exec(cleaned) ?? spaced.exec(cleaned);
  if (plain !== null) return written(plain.slice(1), 'spelling');
  const prefixed = announced.exec(cleaned);
  if (prefixed !== null) return written(prefixed.slice(1), 'prefix');
  const made = ofR.exec(cleaned);
  if (made !== null) return written(made.slice(1), 'prefix', null, made[3] === undefined);
  const named = afterSymbol.exec(cleaned);
  if (named !== null) return written(named.slice(2), 'prefix', named[1]);
  return undefined;
}

/**
 * Returns the SeqIds that a user may have typed before a spreadsheet dropped zeros. For example, `10010.1` may have
 * been `10010-1`, `10010-10` or `10010-100`.
 */
export function seqIdsOfNumber(text: string): readonly string[] {
  const match = /^([1-9]\d{0,6})\.(0*[1-9]\d{0,4})$/.exec(text);
  if (match === null) return [];
  return ['', '0', '00'].map((zeros) => `${match[1]}-${Number(`${match[2]}${zeros}`)}`);
}

export function withLostZeros(seqId: string): readonly string[] {
  return ['', '0', '00'].map((zeros) => `${seqId}${zeros}`);
}
