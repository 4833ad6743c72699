/** Texts that come with the part of the interface that shows them, in the words of the provider's strings. */
import { useMemo } from 'react';
import type { Strings } from '../strings/en/en.ts';
import type { LaterStrings } from '../strings/lateSections.ts';
import { mergeTrees, type StringsOverride } from '../strings/merge.ts';
import { useSsm } from './useSsm.ts';

/** A section of texts, with what the override of the provider's strings says of it laid over. */
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
 * The same of a part of a section that comes ahead of the rest of it. Where a function makes the section it is given the part alone, which
 * stays as it is if that does not do.
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

/** A part of a section where something is drawn: one object until the provider's strings change. */
export function usePartOfTexts<Part extends object>(key: keyof LaterStrings, english: Part): Part {
  const { strings } = useSsm();
  return useMemo(() => mergePart(strings, key, english), [strings, key, english]);
}

/** All of a section where something is drawn: one object until the provider's strings change. */
export function useLateTexts<Key extends keyof LaterStrings>(key: Key, english: LaterStrings[Key]): LaterStrings[Key] {
  const { strings } = useSsm();
  return useMemo(() => mergeLater(strings, key, english), [strings, key, english]);
}
