/** Tags of answers, which depend on their content, and of a panel's states (RFC 9110, 8.8 and 13.1). */
import type { Effort, Encoding } from './bytes.ts';
import { ProblemError } from './problem.ts';

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
 * Hashes synchronously: crypto.subtle would queue behind compressions in the thread pool. Returns 128 bits as 28
 * characters valid in a header. Not collision-resistant against attackers: use it only where a
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

const suffixes = ['', '-br', '-br-max', '-gzip', '-gzip-max'] as const;

/** Changes when equal answers get different bytes, by their shape or compression. */
const format = '3';

/** Hashes everything that decides an answer's content. All its representations share the stem. */
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
 * Returns the caller's tag when it is one of `tags`, and `current` for `*`. Accepts lists and weak forms, because
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
 * Returns the states of an If-Match header without quotes. Throws a ProblemError when it is missing or malformed.
 * Accepts weak tags, unlike RFC 9110 (13.1.1): a compressing proxy weakens every ETag, and saves behind one would fail.
 * That is safe, because these tags name states and not bytes.
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
