/** Where a list comes from, and what can be said of it before it is read. */
import { maximumImportBytes } from '../import.limits.ts';
import { formatOf } from './import.formats.ts';

export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  /** Typed or pasted. */
  | { readonly kind: 'text'; readonly text: string };

/**
 * Why a list cannot be sent. `old_workbook`: of another program or an older one, which can save it as .xlsx.
 * `broken_adat`: an ADAT without a whole row of SeqIds.
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

/** What is wrong with these files as they are chosen; null where there is one that can be read. */
export function filesProblem(files: readonly File[]): ImportProblem | null {
  const [file] = files;
  if (file === undefined) return 'wrong_kind';
  if (files.length > 1) return 'several_files';
  const format = formatOf(file.name);
  if (format === 'old_workbook') return 'old_workbook';
  if (format === undefined) return 'wrong_kind';
  // Of an ADAT the beginning is read.
  if (format !== 'adat' && file.size > maximumImportBytes) return 'too_large';
  return file.size === 0 ? 'empty' : null;
}
