/** Merges texts with the English ones: a portal overrides some texts, a language overrides all. */
import { en, type Strings } from './en/en.ts';
import type { FromEnglish, LaterStrings } from './lateSections.ts';

type DeepPartial<Part> = Part extends (...values: never) => unknown
  ? Part
  : Part extends object
    ? { readonly [Key in keyof Part]?: DeepPartial<Part[Key]> }
    : Part;

/** Every text of a language. A lazy-loaded section may be a function of the English one. */
export type Texts = Strings & { readonly [Key in keyof LaterStrings]: LaterStrings[Key] | FromEnglish[Key] };

/** Any part of the texts. Missing parts stay English. */
export type StringsOverride = DeepPartial<Texts>;

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

export function mergeTrees(base: object, override: object): Tree {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(override)) {
    if (value === undefined) continue;
    const before = merged[key];
    merged[key] = isTree(before) && isTree(value) && !Array.isArray(value) ? mergeTrees(before, value) : value;
  }
  return merged;
}

/** Returns the English strings with the override applied. Returns the English object itself if there is no override. */
export function mergeStrings(override: StringsOverride | undefined): Strings {
  return override === undefined ? en : (mergeTrees(en, override) as Strings);
}

/** Returns whether two overrides are equal. Functions are equal only if they are the same function. */
export function isSameOverride(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isTree(one) || !isTree(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameOverride(one[key], other[key]));
}
