/** Column presets that a person has named. They stay in the browser, also after the person signs out. */
import type { ColumnKey } from '../api/types.ts';
import type { OpenStorage } from './columns.keep.ts';
import { knownColumnKeys } from './columns.offer.ts';

export interface OwnPreset {
  readonly name: string;
  readonly columns: readonly ColumnKey[];
}

export const ownPresetLimits = { presets: 20, nameLength: 40 } as const;

export type PresetNameProblem = 'empty' | 'too_long' | 'taken' | 'too_many';

const format = 1;
const keyOf = (owner: string): string => `columnPresets:${owner}`;
const foldedName = (name: string): string => name.trim().normalize('NFC').toLowerCase();

/** Returns the stored presets; null if the browser or another release does not let them be read. Never throws. */
export function keptPresets(open: OpenStorage<'getItem'>, owner: string): readonly OwnPreset[] | null {
  try {
    const text = open().getItem(keyOf(owner));
    if (text === null) return [];
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    const { format: written, presets } = kept as Readonly<Record<string, unknown>>;
    if (written !== format || !Array.isArray(presets)) return null;
    return presets.flatMap((each: unknown) => {
      const { name, columns } = (each ?? {}) as Readonly<Record<string, unknown>>;
      const keys = Array.isArray(columns) ? knownColumnKeys(columns) : [];
      return typeof name === 'string' && name.trim() !== '' && keys.length > 0 ? [{ name, columns: keys }] : [];
    });
  } catch {
    return null;
  }
}

/** Stores the presets. Returns false if the browser refuses, for example because its storage is full. */
export function keepPresets(
  open: OpenStorage<'setItem' | 'removeItem'>,
  owner: string,
  presets: readonly OwnPreset[],
): boolean {
  try {
    if (presets.length === 0) open().removeItem(keyOf(owner));
    else open().setItem(keyOf(owner), JSON.stringify({ format, presets }));
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns why a name cannot be given. `before` is the preset that is renamed; undefined for a new preset. Names differ
 * by more than case.
 */
export function presetNameProblem(
  name: string,
  presets: readonly OwnPreset[],
  before?: string,
): PresetNameProblem | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'empty';
  if (trimmed.length > ownPresetLimits.nameLength) return 'too_long';
  const others = presets.filter((each) => each.name !== before);
  if (others.some((each) => foldedName(each.name) === foldedName(trimmed))) return 'taken';
  return before === undefined && presets.length >= ownPresetLimits.presets ? 'too_many' : undefined;
}

export type OwnPresetEdit =
  | { readonly type: 'preset.save'; readonly preset: OwnPreset }
  | { readonly type: 'preset.rename'; readonly from: string; readonly to: string }
  | { readonly type: 'preset.delete'; readonly name: string };

/** Applies an edit. An edit that is not possible, such as a taken name, changes nothing. */
export function changePresets(presets: readonly OwnPreset[], edit: OwnPresetEdit): readonly OwnPreset[] {
  switch (edit.type) {
    case 'preset.save': {
      const { name, columns } = edit.preset;
      if (columns.length === 0 || presetNameProblem(name, presets) !== undefined) return presets;
      return [...presets, { name: name.trim(), columns }];
    }
    case 'preset.rename': {
      const { from, to } = edit;
      if (presetNameProblem(to, presets, from) !== undefined) return presets;
      return presets.map((each) => (each.name === from ? { ...each, name: to.trim() } : each));
    }
    default:
      return presets.filter(({ name }) => name !== edit.name);
  }
}

/** Returns the columns of a preset that a catalogue offers, the fixed ones first; empty if it lacks all others. */
export function columnsOfPreset(
  { columns }: OwnPreset,
  { offered, fixed }: { readonly offered: readonly ColumnKey[]; readonly fixed: readonly ColumnKey[] },
): readonly ColumnKey[] {
  const own = columns.filter((key) => offered.includes(key));
  return own.length === 0 ? [] : [...new Set([...fixed.filter((key) => offered.includes(key)), ...own])];
}
