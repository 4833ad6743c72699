/** What is on the menu: organism Human or unknown, and not a control, spuriomer or hybridization type. */
import { type Column, type OffMenuReason, offMenuReasonKey, textColumn } from 'ssm-core/engine';
import type { LeftOffReason } from './report.ts';

const types: readonly (readonly [shape: RegExp, reason: LeftOffReason])[] = [
  [/^hybridi[sz]ation/i, 'hybridization'],
  // Files misspell it too.
  [/^spurio?mer/i, 'spuriomer'],
  // SOMAmers made without biotin or without the cleavable linker are controls of the assay, not reagents for a protein.
  [/^non-?\s?(?:biotin|cleavable)|control|^buffer/i, 'control'],
];

/** Types that say nothing against a row. `Non-Human` does not either: human proteins are typed so, the organism decides. */
const plainTypes = /^(?:protein|non-?human|)$/i;

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
};

/** The column by its key; none when every record is on the menu. */
export function offMenuReasonColumn(leftOff: readonly (LeftOffReason | undefined)[]): ReadonlyMap<string, Column> {
  if (leftOff.every((reason) => reason === undefined)) return new Map();
  const told = leftOff.map((reason) => (reason === undefined ? null : reasons[reason]));
  return new Map([[offMenuReasonKey, textColumn(told)]]);
}
