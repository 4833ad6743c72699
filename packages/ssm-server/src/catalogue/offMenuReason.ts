/** Why records are not on the menu, as an import tells it. */
import { type Column, type OffMenuReason, offMenuReasonKey, textColumn } from 'ssm-core';
import type { LeftOffReason } from './report.ts';

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
