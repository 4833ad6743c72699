/** ETags of answers, which depend on the answers' content, and of the states of a panel (RFC 9110, 8.8 and 13.1). */
import type { Effort, Encoding } from './bytes.ts';
import { ProblemError } from './problem.ts';

/** Start values and multipliers of the hash. Multipliers are odd, because an even one would lose bits. */
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
 * Returns a hash of 128 bits as 28 characters that a header may contain. It is synchronous, because crypto.subtle would
 * queue behind compressions in the thread pool. Attackers can make collisions: use it only where a collision harms
 * nobody else.
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

const suffixes = ['', '-br', '-br-max', '-gzip', '-gzip-max'] as const;

/** Must be changed when a release gives the same content other bytes. */
const format = '7';

/** Hashes everything that decides an answer's content. The ETags of all its representations start with the result. */
export function tagStem(key: string): string {
  return fingerprint(`${format}\n${key}`);
}

export function entityTag(stem: string, encoding: Encoding, effort: Effort): string {
  if (encoding === 'identity') return `"${stem}"`;
  return `"${stem}-${encoding}${effort === 'thorough' ? '-max' : ''}"`;
}

export function entityTagsOf(stem: string): readonly string[] {
  return suffixes.map((suffix) => `"${stem}${suffix}"`);
}

/**
 * Returns the tag of the header that is one of `tags`, and `current` for `*`. Accepts lists and weak tags, because
 * If-None-Match compares weakly (RFC 9110, 13.1.2).
 */
export function matchingTag(ifNoneMatch: string | null, tags: readonly string[], current: string): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === '*') return current;
  const held = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return held.find((tag) => tags.includes(tag));
}

const oneTag = /^(?:W\/)?"[^"]*"$/;
const listedTags = /(?:W\/)?"[^"]*"/g;

/**
 * Returns the states in an If-Match header, without quotes. Throws a ProblemError when the header is missing or
 * malformed. RFC 9110 (13.1.1) forbids weak tags here, but compressing proxies weaken every ETag, so saves behind such
 * a proxy would fail. Accepting weak tags is safe, because ours name states and not bytes.
 */
export function expectedStates(ifMatch: string | null): readonly string[] | '*' {
  const given = ifMatch?.trim() ?? '';
  if (given === '') {
    const detail = 'Say which state you have seen: send its ETag as If-Match.';
    throw new ProblemError({ code: 'precondition_required', detail, field: 'If-Match' });
  }
  if (given === '*') return '*';
  const listed = given.match(listedTags) ?? [];
  if (listed.length === 0 || !given.split(',').every((part) => oneTag.test(part.trim()))) {
    const detail = 'If-Match is no list of ETags. Send an ETag as it was answered, in double quotes.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'If-Match' });
  }
  return listed.map((tag) => tag.replace(/^W\//, '').slice(1, -1));
}

export function stateTag(state: string): string {
  return `"${state}"`;
}
