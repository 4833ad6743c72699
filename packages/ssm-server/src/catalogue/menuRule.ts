/** What is on the menu: organism Human or unknown, and not a control, spuriomer or hybridization type. */
import { type Column, type OffMenuReason, offMenuReasonKey, textColumn, withdrawnSourceKey } from 'ssm-core/engine';
import type { LeftOffReason } from './report.ts';

const types: readonly (readonly [shape: RegExp, reason: LeftOffReason])[] = [
  [/^hybridi[sz]ation/i, 'hybridization'],
  // Files misspell it too.
  [/^spurio?mer/i, 'spuriomer'],
  // SOMAmers made without biotin or without the cleavable linker are controls of the assay, not reagents for a protein.
  [/^non-?\s?(?:biotin|cleavable)|control|^buffer/i, 'control'],
];

/** Types that say nothing against a row, or what `withdrawn` reads. `Non-Human` does not either: human proteins are typed so, the organism decides. */
const plainTypes = /^(?:protein|non-?human|deprecated|)$/i;

// The whole name: a human immunodeficiency virus is not human.
const isHuman = /^(?:human|homo sapiens(?: \(human\))?|human \(homo sapiens\))$/i;

/** Why a record is left off the menu; undefined when it is on. Both texts may be unknown. */
export function leftOffReason(organism: string | null, type: string | null): LeftOffReason | undefined {
  for (const [shape, reason] of types) if (type !== null && shape.test(type)) return reason;
  const organisms = organism?.split('|').map((name) => name.trim()) ?? [];
  return organisms.every((name) => isHuman.test(name)) ? undefined : 'organism';
}

/** True for a type that this rule has never heard of, so that the operator is told. */
export function isUnheardOf(type: string): boolean {
  return !plainTypes.test(type) && types.every(([shape]) => !shape.test(type));
}

/** How an import tells it. */
const reasons: Readonly<Record<LeftOffReason, OffMenuReason>> = {
  organism: 'not_human',
  control: 'control',
  spuriomer: 'control',
  hybridization: 'control',
  internal_use: 'internal_use',
  deprecated: 'deprecated',
};

/** Why a record is off the menu, and which cell says that it was withdrawn. */
export interface LeftOff {
  readonly reason: LeftOffReason;
  /** The file and its header; null where it was never offered. */
  readonly source: string | null;
}

/** The columns by their keys; none when every record is on the menu. */
export function offMenuColumns(leftOff: readonly (LeftOff | undefined)[]): ReadonlyMap<string, Column> {
  if (leftOff.every((each) => each === undefined)) return new Map();
  const told = leftOff.map((each) => (each === undefined ? null : reasons[each.reason]));
  const columns = new Map<string, Column>([[offMenuReasonKey, textColumn(told)]]);
  const sources = leftOff.map((each) => each?.source ?? null);
  if (sources.some((source) => source !== null)) columns.set(withdrawnSourceKey, textColumn(sources));
  return columns;
}
