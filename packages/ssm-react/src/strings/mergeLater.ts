import type { Strings } from './en/en.ts';
import { type LaterStrings, mergeTrees, type StringsOverride } from './merge.ts';

/** The texts of a part that comes later, with what the override of the provider's strings says of them laid over. */
export function mergeLater<Key extends keyof LaterStrings>(
  strings: Strings,
  key: Key,
  base: LaterStrings[Key],
): LaterStrings[Key] {
  const override: object | undefined = (strings as StringsOverride)[key];
  if (override === undefined) return base;
  return (typeof override === 'function' ? override(base) : mergeTrees(base, override)) as LaterStrings[Key];
}
