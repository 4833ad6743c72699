/** What is said of reagents that are no longer offered. */
import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import type { Strings } from './en/en.ts';

/** One sentence: that it is no longer offered, what it is today, and which file says so. */
export function withdrawnText(strings: Strings, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, fullName, targetName, source } = withdrawn;
  return strings.menu.withdrawn[reason](seqId, fullName ?? targetName ?? seqId, source);
}

/** One sentence of a reagent on the menu of `version`: that the other version no longer offers it, and what it is there. */
export function withdrawnByOtherText(strings: Strings, version: AssayVersion, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, fullName, targetName, source } = withdrawn;
  const other = strings.version[version === 'V_7K' ? 'V_11K' : 'V_7K'];
  return strings.menu.withdrawnByOther[reason](other, seqId, fullName ?? targetName ?? seqId, source);
}

/** SeqIds that the menu does not have: those that nothing is known of, joined, and a sentence for each of the others. */
export function notOfferedTexts(
  strings: Strings,
  seqIds: readonly string[],
  withdrawn: readonly WithdrawnReagent[] = [],
): { readonly unknown: string; readonly sentences: readonly string[] } {
  const known = withdrawn.filter(({ seqId }) => seqIds.includes(seqId));
  const unknown = seqIds.filter((seqId) => known.every((each) => each.seqId !== seqId));
  return {
    unknown: unknown.join(strings.values.listSeparator),
    sentences: known.map((each) => withdrawnText(strings, each)),
  };
}
