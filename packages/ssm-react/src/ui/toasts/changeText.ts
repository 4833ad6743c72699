import type { LastStep } from 'ssm-core';
import type { BuilderTexts } from '../../strings/en/builder.ts';
import type { Strings } from '../../strings/en/en.ts';
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

interface Added {
  readonly group: string;
  readonly seqIds: readonly string[];
  readonly held: ReadonlySet<string>;
}

/** Describes an addition to a working list, with what the list had before. */
export function addedNotice(
  { strings, countText }: { readonly strings: Strings; readonly countText: CountText },
  texts: BuilderTexts,
  { group, seqIds, held }: Added,
): { readonly kind: 'success'; readonly text: string; readonly detail: string } {
  const before = seqIds.filter((seqId) => held.has(seqId)).length;
  const added = seqIds.length - before;
  const parts = [
    ...(added > 0 ? [texts.added(countText(added))] : []),
    ...(before > 0 ? [texts.addedBefore(countText(before))] : []),
  ];
  const text = strings.success.addedToBuilder(group);
  return { kind: 'success', text, detail: parts.join(strings.values.listSeparator) };
}
