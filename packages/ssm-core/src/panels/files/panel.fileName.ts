import { asFileName } from '../../spreadsheet/file.name.ts';

export function panelFileName(
  { name, number }: { readonly name: string; readonly number: number },
  ending: string,
): string {
  return `${asFileName(name) || 'panel'} v${number}.${ending}`;
}
