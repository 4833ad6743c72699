/** Strings with some of them replaced, as a portal does, or all, as another language does. */
import type { BuilderTexts } from './en/builder.ts';
import type { CollectionsTexts } from './en/collections.ts';
import { en, type Strings } from './en/en.ts';
import type { FilesTexts } from './en/files.ts';
import type { FiltersTexts } from './en/filters.ts';
import type { ImportTexts } from './en/imports.ts';
import type { LinkTexts } from './en/links.ts';
import type { NotesTexts } from './en/notes.ts';
import type { PanelsTexts } from './en/panels.ts';
import type { PanelViewTexts } from './en/panelView.ts';
import type { PolicyTexts } from './en/policy.ts';
import type { SelectColumnsTexts } from './en/selectColumns.ts';
import type { ServerPagesTexts } from './en/serverPages.ts';
import type { SheetTexts } from './en/sheet.ts';
import type { TableKeysTexts } from './en/tableKeys.ts';

type DeepPartial<Part> = Part extends (...values: never) => unknown
  ? Part
  : Part extends object
    ? { readonly [Key in keyof Part]?: DeepPartial<Part[Key]> }
    : Part;

/** Texts that come with the part of the interface that shows them. */
export interface LaterStrings {
  readonly builder: BuilderTexts;
  readonly collections: CollectionsTexts;
  readonly files: FilesTexts;
  readonly filters: FiltersTexts;
  readonly imports: ImportTexts;
  readonly links: LinkTexts;
  readonly notes: NotesTexts;
  readonly panels: PanelsTexts;
  readonly panelView: PanelViewTexts;
  readonly policy: PolicyTexts;
  readonly selectColumns: SelectColumnsTexts;
  readonly serverPages: ServerPagesTexts;
  readonly sheet: SheetTexts;
  readonly tableKeys: TableKeysTexts;
}

/** A text that comes later may be given as what makes it of the English one, which comes with its part. */
type FromEnglish = { readonly [Key in keyof LaterStrings]: (english: LaterStrings[Key]) => LaterStrings[Key] };

/** Every text of a language. */
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
