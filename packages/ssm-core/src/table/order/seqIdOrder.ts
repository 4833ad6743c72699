/** The order of the catalogue, which is by SeqId. */

const zero = 48;
const dash = 45;

/**
 * Where a SeqId stands: 2-1 is before 10-1; what is no SeqId comes last. Digit by digit, since whole menus are put in
 * order between a click and its frame.
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

/** Compares two SeqIds as the catalogue orders them. */
export function compareSeqIds(one: string, other: string): number {
  if (one === other) return 0;
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== otherPlace) return place - otherPlace;
  return one < other ? -1 : 1;
}
