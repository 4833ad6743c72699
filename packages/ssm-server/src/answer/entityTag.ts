import type { Effort, Encoding } from './encoding.ts';
import { fingerprint } from './fingerprint.ts';

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
