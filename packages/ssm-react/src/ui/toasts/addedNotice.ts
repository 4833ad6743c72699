import type { BuilderTexts } from '../../strings/en/builder.ts';
import type { Strings } from '../../strings/en/en.ts';
import type { CountText } from '../../strings/format.ts';

export interface Added {
  readonly group: string;
  readonly seqIds: readonly string[];
  readonly held: ReadonlySet<string>;
}

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
