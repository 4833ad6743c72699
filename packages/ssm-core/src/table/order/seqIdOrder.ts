const zero = 48;
const dash = 45;

/**
 * Returns a number by which SeqIds are sorted: 2-1 before 10-1, other texts last. Parses digit by digit, because a
 * whole menu must be sorted between a click and the next frame.
 */
function placeOf(seqId: string): number {
  let pool = 0;
  let index = 0;
  for (; index < seqId.length; index++) {
    const digit = seqId.charCodeAt(index) - zero;
    if (digit < 0 || digit > 9) break;
    pool = pool * 10 + digit;
  }
  if (index === 0 || seqId.charCodeAt(index) !== dash || index === seqId.length - 1) return Number.POSITIVE_INFINITY;
  let clone = 0;
  for (index++; index < seqId.length; index++) {
    const digit = seqId.charCodeAt(index) - zero;
    if (digit < 0 || digit > 9) return Number.POSITIVE_INFINITY;
    clone = clone * 10 + digit;
  }
  return pool + clone / 1e6;
}

export function compareSeqIds(one: string, other: string): number {
  if (one === other) return 0;
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== otherPlace) return place - otherPlace;
  return one < other ? -1 : 1;
}
