/** Menu rule: the organism is human or unknown, and the type is no control, spuriomer or hybridization. */
import { type Column, type OffMenuReason, offMenuReasonKey, textColumn, withdrawnSourceKey } from 'ssm-core/engine';
import type { LeftOffReason } from './report.ts';

const types: readonly (readonly [shape: RegExp, reason: LeftOffReason])[] = [
  [/^hybridi[sz]ation/i, 'hybridization'],
  // Files misspell it too.
  [/^spurio?mer/i, 'spuriomer'],
  // SOMAmers without biotin or the cleavable linker are controls of the assay, not reagents for a protein.
  [/^non-?\s?(?:biotin|cleavable)|control|^buffer/i, 'control'],
];

/** Types that do not exclude a row here. `Non-Human` is one: some human proteins have it, and the organism decides. */
const plainTypes = /^(?:protein|non-?human|deprecated|)$/i;

// Matches the whole name: a human immunodeficiency virus is not human.
const isHuman = /^(?:human|homo sapiens(?: \(human\))?|human \(homo sapiens\))$/i;

/** Returns why a record is off the menu; undefined if it is on. Both texts may be unknown. */
export function leftOffReason(organism: string | null, type: string | null): LeftOffReason | undefined {
  for (const [shape, reason] of types) if (type !== null && shape.test(type)) return reason;
  const organisms = organism?.split('|').map((name) => name.trim()) ?? [];
  return organisms.every((name) => isHuman.test(name)) ? undefined : 'organism';
}

/** Returns true for a type that no rule covers, so that it is reported. */
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
  /** File and header; null if it was never offered. */
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
