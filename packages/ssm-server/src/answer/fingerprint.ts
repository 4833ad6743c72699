/** A short name for a long text, at once: crypto.subtle would wait its turn behind the compressions. */

/** Well mixed bits, one pair a lane; the second of each is odd, or multiplying by it would lose some. */
const lanes = [
  [0x9e3779b1, 0x85ebca6b],
  [0xc2b2ae35, 0x27d4eb2f],
  [0x165667b1, 0xcc9e2d51],
  [0x1b873593, 0x2545f491],
] as const;

/** The last word on a lane: every bit of it depends on every bit before. */
function finish(hash: number): number {
  let mixed = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/**
 * 128 bits of the text as 28 characters fit for a header. Texts that differ have different ones for all
 * practical purposes, but not against somebody who tries: use it where a collision harms only its maker.
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
