import { readSeqId } from 'ssm-core/engine';

const most = 5;
/** A longer text is not a mistyped SeqId. */
const longest = 24;

/** Counts the edits between two texts: letters inserted, removed, replaced, or swapped with a neighbour. */
function distanceFrom(text: string): (other: string) => number {
  const width = longest + 1;
  const table = new Uint8Array(width * width);
  for (let row = 0; row <= text.length; row += 1) table[row * width] = row;
  for (let at = 0; at < width; at += 1) table[at] = at;
  return (other) => {
    for (let row = 1; row <= text.length; row += 1) {
      for (let at = 1; at <= other.length; at += 1) {
        const here = row * width + at;
        const isSame = text.charCodeAt(row - 1) === other.charCodeAt(at - 1);
        let least = (table[here - width - 1] as number) + (isSame ? 0 : 1);
        least = Math.min(least, (table[here - width] as number) + 1, (table[here - 1] as number) + 1);
        const isTurned =
          row > 1 &&
          at > 1 &&
          text.charCodeAt(row - 1) === other.charCodeAt(at - 2) &&
          text.charCodeAt(row - 2) === other.charCodeAt(at - 1);
        if (isTurned) least = Math.min(least, (table[here - 2 * width - 2] as number) + 1);
        table[here] = least;
      }
    }
    return table[text.length * width + other.length] as number;
  };
}

const poolOf = (seqId: string): string => seqId.slice(0, seqId.indexOf('-'));

/**
 * Returns at most five SeqIds, nearest first: those with the fewest edits, which includes the same SeqId in another
 * spelling, and those with the same pool, which is the part before the hyphen. Allows two edits, and at most a third of
 * the length. Returns nothing for a text unlike any SeqId.
 */
export function nearestSeqIds(text: string, seqIds: readonly string[]): readonly string[] {
  const sought = readSeqId(text)?.seqId ?? text.trim();
  if (sought.length > longest) return [];
  const limit = Math.min(2, Math.floor(sought.length / 3));
  const pool = poolOf(sought);
  const distance = distanceFrom(sought);
  const found = seqIds.flatMap((seqId) => {
    // The number of edits is at least the difference in length.
    const isLike = Math.abs(seqId.length - sought.length) <= limit;
    const isOfPool = poolOf(seqId) === pool;
    if (seqId.length > longest || !(isLike || isOfPool)) return [];
    const far = distance(seqId);
    return isOfPool || far <= limit ? [{ seqId, far, isOfPool }] : [];
  });
  const least = Math.min(...found.map(({ far }) => far));
  return found
    .filter(({ far, isOfPool }) => far === least || isOfPool)
    .toSorted((first, second) => first.far - second.far || Number(second.isOfPool) - Number(first.isOfPool))
    .slice(0, most)
    .map(({ seqId }) => seqId);
}
