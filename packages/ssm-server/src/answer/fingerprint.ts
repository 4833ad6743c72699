/** Hashes synchronously: crypto.subtle would queue behind compressions in the thread pool. */

/** Well-mixed constants per lane. The multiplier is odd, because an even one would lose bits. */
const lanes = [
  [0x9e3779b1, 0x85ebca6b],
  [0xc2b2ae35, 0x27d4eb2f],
  [0x165667b1, 0xcc9e2d51],
  [0x1b873593, 0x2545f491],
] as const;

function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * Returns 128 bits as 28 characters valid in a header. Not collision-resistant against attackers: use it only where a
 * collision harms its maker alone.
 */
export function fingerprint(text: string): string {
  let name = '';
  for (const [seed, factor] of lanes) {
    let hash = seed ^ text.length;
    for (let index = 0; index < text.length; index++) {
      hash = Math.imul(hash ^ text.charCodeAt(index), factor);
      hash = (hash << 13) | (hash >>> 19);
    }
    name += finish(hash).toString(36).padStart(7, '0');
  }
  return name;
}
