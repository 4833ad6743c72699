/** What is said of reagents that are no longer offered. */
import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import type { Strings } from './en/en.ts';
import type { MenuNotesTexts } from './en/menuNotes.ts';
import type { CountText } from './format.ts';

function nameOf({ seqId, fullName, targetName }: WithdrawnReagent): string {
  return fullName ?? targetName ?? seqId;
}

/** One sentence: that it is no longer offered, what it is today, and which file says so. */
export function withdrawnText(notes: MenuNotesTexts, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, source } = withdrawn;
  return notes.withdrawn[reason](seqId, nameOf(withdrawn), source);
}

/** The name of the version that is not this one. */
export function otherVersionName(strings: Strings, version: AssayVersion): string {
  return strings.version[version === 'V_7K' ? 'V_11K' : 'V_7K'];
}

/** One sentence of a reagent that `other` no longer offers: what it is there, and which file says so. */
export function withdrawnByOtherText(notes: MenuNotesTexts, other: string, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, source } = withdrawn;
  return notes.withdrawnByOther[reason](other, seqId, nameOf(withdrawn), source);
}

/** SeqIds that the menu does not have: those that nothing is known of, joined, and a sentence for each of the others. */
export function notOfferedTexts(
  notes: MenuNotesTexts,
  separator: string,
  seqIds: readonly string[],
  withdrawn: readonly WithdrawnReagent[] = [],
): { readonly unknown: string; readonly sentences: readonly string[] } {
  const known = withdrawn.filter(({ seqId }) => seqIds.includes(seqId));
  const unknown = seqIds.filter((seqId) => known.every((each) => each.seqId !== seqId));
  return {
    unknown: unknown.join(separator),
    sentences: known.map((each) => withdrawnText(notes, each)),
  };
}

/** Of a list, what the other version no longer offers: how many, and a sentence for each. */
export function withdrawnByOtherTexts(
  notes: MenuNotesTexts,
  { strings, countText }: { readonly strings: Strings; readonly countText: CountText },
  { version, seqIds }: { readonly version: AssayVersion; readonly seqIds: Iterable<string> },
  withdrawn: readonly WithdrawnReagent[] = [],
): { readonly title: string; readonly sentences: readonly string[] } {
  // A list may be long, and few catalogues have any.
  const listed = withdrawn.length === 0 ? new Set() : new Set(seqIds);
  const known = withdrawn.filter(({ seqId }) => listed.has(seqId));
  const other = otherVersionName(strings, version);
  return {
    title: notes.withdrawnTitle(other, known.length, countText(known.length)),
    sentences: known.map((each) => withdrawnByOtherText(notes, other, each)),
  };
}
