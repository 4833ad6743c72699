/** Strong validators: one for each sequence of bytes that an answer may be given as. */
import type { Effort, Encoding } from './encoding.ts';
import { fingerprint } from './fingerprint.ts';

const suffixes = ['', '-br', '-br-max', '-gzip', '-gzip-max'] as const;

/** Changes when the bytes of equal answers change: the shape of an answer, or how it is compressed. */
const format = '3';

/** What all representations of an answer share in their validators, from all that decides its content. */
export function tagStem(key: string): string {
  return fingerprint(`${format}\n${key}`);
}

/** The validator of one sequence of bytes. */
export function entityTag(stem: string, encoding: Encoding, effort: Effort): string {
  if (encoding === 'identity') return `"${stem}"`;
  return `"${stem}-${encoding}${effort === 'thorough' ? '-max' : ''}"`;
}

/** Every validator that an answer may have been given with. */
export function entityTagsOf(stem: string): readonly string[] {
  return suffixes.map((suffix) => `"${stem}${suffix}"`);
}

/**
 * The validator that the caller holds, when it holds any of these; `current` for `*`. Weak forms and lists
 * are understood, as If-None-Match compares weakly (RFC 9110, 13.1.2).
 */
export function matchingTag(ifNoneMatch: string | null, tags: readonly string[], current: string): string | undefined {
  if (ifNoneMatch === null) return undefined;
  if (ifNoneMatch.trim() === '*') return current;
  const held = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return held.find((tag) => tags.includes(tag));
}
