/** The order of the catalogue, which is by SeqId. */

/** Where a SeqId stands: 2-1 is before 10-1; what is no SeqId comes last. */
function placeOf(seqId: string): number {
  const dash = seqId.indexOf('-');
  const place = Number(seqId.slice(0, dash)) + Number(seqId.slice(dash + 1)) / 1e6;
  return Number.isNaN(place) ? Number.POSITIVE_INFINITY : place;
}

/** Compares two SeqIds as the catalogue orders them. */
export function compareSeqIds(one: string, other: string): number {
  if (one === other) return 0;
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  if (place !== otherPlace) return place - otherPlace;
  return one < other ? -1 : 1;
}
