/** What a ZIP file is by the names of its entries. */
import type { ZipEntry } from './unzip/zipDirectory.ts';

export interface SeemingZip {
  readonly what: string;
  readonly advice?: string;
}

/** Undefined for a workbook (.xlsx). */
export function zipSeems(entries: readonly ZipEntry[]): SeemingZip | undefined {
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('xl/workbook.xml')) return undefined;
  if (names.has('xl/workbook.bin')) return { what: 'a binary workbook (.xlsb)', advice: 'save it as .xlsx' };
  if (names.has('word/document.xml')) return { what: 'a Word document' };
  if (names.has('ppt/presentation.xml')) return { what: 'a PowerPoint presentation' };
  if (names.has('content.xml')) return { what: 'an OpenDocument file', advice: 'save it as .xlsx' };
  const count = `${names.size} ${names.size === 1 ? 'file' : 'files'}`;
  return { what: `a ZIP archive of ${count}, not a workbook`, advice: 'unpack it first' };
}
