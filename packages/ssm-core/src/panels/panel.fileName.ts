/** The name of a panel's file: what every system accepts of the panel's own. */
import { cellContent } from '../spreadsheet/sheet.ts';

/** What a system forbids or reads as a path, and what turns the direction of text, which would disguise an ending. */
// oxlint-disable-next-line no-control-regex -- it is what is looked for
const forbidden = /[\u0000-\u001f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
const longest = 80;

/** As "Kinases v3.xlsx". */
export function panelFileName(
  { name, number }: { readonly name: string; readonly number: number },
  ending: string,
): string {
  const words = cellContent(name).replace(forbidden, ' ').replace(/\s+/g, ' ').trim();
  // No dot at either end, which hides a file or is taken off it.
  const cut = Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '');
  return `${cut === '' ? 'panel' : cut} v${number}.${ending}`;
}
