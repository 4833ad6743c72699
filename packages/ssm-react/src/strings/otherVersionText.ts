import type { AssayVersion, WithdrawnReagent } from 'ssm-core';
import { type NamedElsewhere, otherVersion } from 'ssm-core/internal';
import type { Strings } from './en/en.ts';
import type { MenuNotesTexts } from './en/menuNotes.ts';
import type { CountText } from './format.ts';

function nameOf({ seqId, fullName, targetName }: WithdrawnReagent): string {
  return fullName ?? targetName ?? seqId;
}

export function withdrawnText(notes: MenuNotesTexts, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, source } = withdrawn;
  return notes.withdrawn[reason](seqId, nameOf(withdrawn), source);
}

export function otherVersionName(strings: Strings, version: AssayVersion): string {
  return strings.version[otherVersion(version)];
}

export function withdrawnByOtherText(notes: MenuNotesTexts, other: string, withdrawn: WithdrawnReagent): string {
  const { seqId, reason, source } = withdrawn;
  return notes.withdrawnByOther[reason](other, seqId, nameOf(withdrawn), source);
}

/**
 * Splits SeqIds that the menu lacks. Returns the unknown SeqIds as one text, and a sentence for each withdrawn
 * reagent.
 */
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

export function withdrawnByOtherTexts(
  notes: MenuNotesTexts,
  { strings, countText }: { readonly strings: Strings; readonly countText: CountText },
  { version, seqIds }: { readonly version: AssayVersion; readonly seqIds: Iterable<string> },
  withdrawn: readonly WithdrawnReagent[] = [],
): { readonly title: string; readonly sentences: readonly string[] } {
  // Builds no set without withdrawn reagents: the list can be long, and few catalogues have any.
  const listed = withdrawn.length === 0 ? new Set() : new Set(seqIds);
  const known = withdrawn.filter(({ seqId }) => listed.has(seqId));
  const other = otherVersionName(strings, version);
  return {
    title: notes.withdrawnTitle(other, known.length, countText(known.length)),
    sentences: known.map((each) => withdrawnByOtherText(notes, other, each)),
  };
}

/** Says which genes of a typed name only the other version measures. */
export function namedElsewhereText(
  notes: MenuNotesTexts,
  { strings, countText }: { readonly strings: Strings; readonly countText: CountText },
  { version, name, isNamedHere, symbols: found, count }: NamedElsewhere,
): string {
  const other = otherVersionName(strings, version);
  const symbols = found.join(strings.values.listSeparator);
  if (isNamedHere) return notes.alsoNamedThere(other, name, symbols, count, countText(count));
  const here = notes.notNamed(strings.version[version], name);
  return [here, notes.namedThere(other, symbols, count, countText(count))].join(' ');
}
