import type { NamedElsewhere } from 'ssm-core/internal';
import type { Strings } from './en/en.ts';
import type { MenuNotesTexts } from './en/menuNotes.ts';
import type { CountText } from './format.ts';
import { otherVersionName } from './withdrawnText.ts';

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
