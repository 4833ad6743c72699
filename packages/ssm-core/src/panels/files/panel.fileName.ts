/** The name of a panel's file: what every system accepts of the panel's own. */
import { asFileName } from '../../spreadsheet/file.name.ts';

/** As "Kinases v3.xlsx". */
export function panelFileName(
  { name, number }: { readonly name: string; readonly number: number },
  ending: string,
): string {
  return `${asFileName(name) || 'panel'} v${number}.${ending}`;
}
