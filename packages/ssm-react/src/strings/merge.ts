/** Strings with some of them replaced, as a portal does, or all, as another language does. */
import { en, type Strings } from './en/en.ts';
import type { FromEnglish, LaterStrings } from './lateSections.ts';

type DeepPartial<Part> = Part extends (...values: never) => unknown
  ? Part
  : Part extends object
    ? { readonly [Key in keyof Part]?: DeepPartial<Part[Key]> }
    : Part;

/** Every text of a language. A section that comes later may be given as what makes it of the English one. */
export type Texts = Strings & { readonly [Key in keyof LaterStrings]: LaterStrings[Key] | FromEnglish[Key] };

/** Any part of the strings; what is left out keeps its English text. */
export type StringsOverride = DeepPartial<Texts>;

type Tree = Readonly<Record<string, unknown>>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}

/** The second laid over the first, text by text. */
export function mergeTrees(base: object, override: object): Tree {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(override)) {
    if (value === undefined) continue;
    const before = merged[key];
    // A list is replaced whole.
    merged[key] = isTree(before) && isTree(value) && !Array.isArray(value) ? mergeTrees(before, value) : value;
  }
  return merged;
}

/** The English strings with the override laid over them; the same object when there is none. */
export function mergeStrings(override: StringsOverride | undefined): Strings {
  return override === undefined ? en : (mergeTrees(en, override) as Strings);
}

/** Whether two overrides say the same; functions do when they are the same function. */
export function isSameOverride(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isTree(one) || !isTree(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => isSameOverride(one[key], other[key]));
}
