import { readText } from './import.decode.ts';
import { readDelimited, type TextRows } from './import.delimited.ts';

export type RowReader = (bytes: Uint8Array) => TextRows | Promise<TextRows>;

/**
 * `adat`: only its SeqIds are read, whatever the file's size. `workbook`: sent unchanged. `old_workbook`: refused,
 * because another program must first save it as .xlsx. Other formats are read in the browser, and their rows are sent.
 */
export type ImportFormat = 'workbook' | 'old_workbook' | 'adat' | RowReader;

export const readTable: RowReader = (bytes) => readDelimited(readText(bytes), true);

/** Formats in the order shown to users. A large reader is imported only when it is needed. */
const formats: Readonly<Record<string, ImportFormat>> = {
  '.xlsx': 'workbook',
  '.csv': readTable,
  '.tsv': readTable,
  '.txt': (bytes) => readDelimited(readText(bytes), false),
  '.adat': 'adat',
  '.xls': 'old_workbook',
  '.xlsb': 'old_workbook',
  '.xlsm': 'old_workbook',
  '.xlt': 'old_workbook',
  '.xltx': 'old_workbook',
  '.ods': 'old_workbook',
  '.numbers': 'old_workbook',
};

/** File name extensions that users can choose. */
export const importFileEndings: readonly string[] = Object.keys(formats).filter(
  (ending) => formats[ending] !== 'old_workbook',
);

export function endingOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

export function formatOf(name: string): ImportFormat | undefined {
  return formats[endingOf(name)];
}
