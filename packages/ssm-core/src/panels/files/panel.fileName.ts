import { asFileName } from '../../spreadsheet/file.name.ts';

/** Returns a name such as "Kinases v3.xlsx" that every system accepts. */
export function panelFileName(
  { name, number }: { readonly name: string; readonly number: number },
  ending: string,
): string {
  return `${asFileName(name) || 'panel'} v${number}.${ending}`;
}
