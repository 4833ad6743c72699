import type { LastStep } from 'ssm-core';
import type { BuilderTexts } from '../../strings/en/builder.ts';
import type { CountText } from '../../strings/format.ts';

/**
 * Describes a change of a working list. Returns an empty text for an addition, because a notification reports it.
 */
export function changeText(
  { cause, count, added, removed }: LastStep,
  { done }: BuilderTexts,
  countText: CountText,
): string {
  if (cause === 'analytes.add') return '';
  const shown = countText(count);
  if (cause !== 'change.undo' && cause !== 'change.redo') return done[cause](count, shown);
  if (count > 0 && removed === 0) return done[cause].added(count, shown);
  return done[cause][count > 0 && added === 0 ? 'removed' : 'changed'](count, shown);
}
