/**
 * Decides which records are on the menu: those of a human or unknown organism that are no control, spuriomer or
 * hybridization.
 */
import { type Column, type OffMenuReason, offMenuReasonKey, textColumn, withdrawnSourceKey } from 'ssm-core/engine';
import type { LeftOffReason } from './report.ts';

const types: readonly (readonly [shape: RegExp, reason: LeftOffReason])[] = [
  [/^hybridi[sz]ation/i, 'hybridization'],
  // Some files write `spuriomer` without the i.
  [/^spurio?mer/i, 'spuriomer'],
  // SOMAmers without biotin or the cleavable linker are controls of the assay, not reagents for a protein.
  [/^non-?\s?(?:biotin|cleavable)|control|^buffer/i, 'control'],
];

/**
 * Types that do not exclude a row. `Non-Human` is included because some human proteins have this type; the organism
 * decides.
 */
const plainTypes = /^(?:protein|non-?human|deprecated|)$/i;

// The whole name must match, because a human immunodeficiency virus is not human.
const isHuman = /^(?:human|homo sapiens(?: \(human\))?|human \(homo sapiens\))$/i;

/** Returns why a record is not on the menu; undefined if it is. Either text may be unknown. */
export function leftOffReason(organism: string | null, type: string | null): LeftOffReason | undefined {
  for (const [shape, reason] of types) if (type !== null && shape.test(type)) return reason;
  const organisms = organism?.split('|').map((name) => name.trim()) ?? [];
  return organisms.every((name) => isHuman.test(name)) ? undefined : 'organism';
}

/** Returns true for a type that no rule covers. Such types are reported. */
export function isUnheardOf(type: string): boolean {
  return !plainTypes.test(type) && types.every(([shape]) => !shape.test(type));
}

const reasons: Readonly<Record<LeftOffReason, OffMenuReason>> = {
  organism: 'not_human',
  control: 'control',
  spuriomer: 'control',
  hybridization: 'control',
  internal_use: 'internal_use',
  deprecated: 'deprecated',
};

export interface LeftOff {
  readonly reason: LeftOffReason;
  /** File and header that state it; null if the reagent was never offered. */
  readonly source: string | null;
}

export function offMenuColumns(leftOff: readonly (LeftOff | undefined)[]): ReadonlyMap<string, Column> {
  if (leftOff.every((each) => each === undefined)) return new Map();
  const told = leftOff.map((each) => (each === undefined ? null : reasons[each.reason]));
  const columns = new Map<string, Column>([[offMenuReasonKey, textColumn(told)]]);
  const sources = leftOff.map((each) => each?.source ?? null);
  if (sources.some((source) => source !== null)) columns.set(withdrawnSourceKey, textColumn(sources));
  return columns;
}
