import { useMemo } from 'react';
import type { Strings } from '../strings/en/en.ts';
import type { LaterStrings } from '../strings/lateSections.ts';
import { mergeTrees, type StringsOverride } from '../strings/merge.ts';
import { useSsm } from './useSsm.ts';

export function mergeLater<Key extends keyof LaterStrings>(
  strings: Strings,
  key: Key,
  base: LaterStrings[Key],
): LaterStrings[Key] {
  const override: object | undefined = (strings as StringsOverride)[key];
  if (override === undefined) return base;
  return (typeof override === 'function' ? override(base) : mergeTrees(base, override)) as LaterStrings[Key];
}

/**
 * Merges overrides into a part of a section that loads before the rest of the section. An override function gets only
 * this part; if the function throws, the part stays unchanged.
 */
export function mergePart<Part extends object>(strings: Strings, key: keyof LaterStrings, base: Part): Part {
  const override: unknown = (strings as StringsOverride)[key];
  try {
    if (typeof override === 'function') return override(base) as Part;
  } catch {
    return base;
  }
  return override === undefined ? base : (mergeTrees(base, override as object) as Part);
}

export function usePartOfTexts<Part extends object>(key: keyof LaterStrings, english: Part): Part {
  const { strings } = useSsm();
  return useMemo(() => mergePart(strings, key, english), [strings, key, english]);
}

/** Returns a section of texts with the provider's overrides, memoized until the provider's strings change. */
export function useLateTexts<Key extends keyof LaterStrings>(key: Key, english: LaterStrings[Key]): LaterStrings[Key] {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, key, english), [strings, key, english]);
}
