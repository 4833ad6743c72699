/** Where a list comes from, and what can be said of it before it is read. */
import { importFileEndings, maximumImportBytes } from '../import.limits.ts';

export type GivenList =
  | { readonly kind: 'file'; readonly file: File }
  /** Typed or pasted. */
  | { readonly kind: 'text'; readonly text: string };

/** Why a list cannot be sent. `old_workbook`: of another program or an older one, which can save it as .xlsx. */
export type ImportProblem =
  | 'several_files'
  | 'old_workbook'
  | 'wrong_kind'
  | 'too_large'
  | 'too_many_rows'
  | 'empty'
  | 'unreadable';

const oldWorkbook = /\.(?:xls|xlsb|xlsm|xlt|xltx|ods|numbers)$/i;

/** The ending of a name with its dot, in lower case. */
export function endingOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** What is wrong with these files as they are chosen; null where there is one that can be read. */
export function filesProblem(files: readonly File[]): ImportProblem | null {
  const [file] = files;
  if (file === undefined) return 'wrong_kind';
  if (files.length > 1) return 'several_files';
  if (oldWorkbook.test(file.name)) return 'old_workbook';
  if (!importFileEndings.some((ending) => ending === endingOf(file.name))) return 'wrong_kind';
  if (file.size > maximumImportBytes) return 'too_large';
  return file.size === 0 ? 'empty' : null;
}
