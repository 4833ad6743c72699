import { maximumImportBytes } from './import.cell.ts';
import { formatOf } from './import.formats.ts';

export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string };

/**
 * Why a list cannot be sent. `old_workbook`: an old or foreign format, which its program can save as .xlsx.
 * `broken_adat`: an ADAT without a complete row of SeqIds.
 */
export type ImportProblem =
  | 'several_files'
  | 'old_workbook'
  | 'broken_adat'
  | 'wrong_kind'
  | 'too_large'
  | 'too_many_rows'
  | 'empty'
  | 'unreadable';

export function filesProblem(files: readonly File[]): ImportProblem | null {
  const [file] = files;
  if (file === undefined) return 'wrong_kind';
  if (files.length > 1) return 'several_files';
  const format = formatOf(file.name);
  if (format === 'old_workbook') return 'old_workbook';
  if (format === undefined) return 'wrong_kind';
  // An ADAT may be larger, because only its beginning is read.
  if (format !== 'adat' && file.size > maximumImportBytes) return 'too_large';
  return file.size === 0 ? 'empty' : null;
}
