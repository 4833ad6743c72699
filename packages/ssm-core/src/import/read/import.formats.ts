import { readText } from './import.decode.ts';
import { readDelimited, type TextRows } from './import.delimited.ts';

export type RowReader = (bytes: Uint8Array) => TextRows | Promise<TextRows>;

/**
 * `adat`: read as the list of its SeqIds, whatever its size. `workbook`: sent as it is. `old_workbook`: refused;
 * the program that wrote it can save it as .xlsx. Other formats are converted to a workbook in the browser.
 */
export type ImportFormat = 'workbook' | 'old_workbook' | 'adat' | RowReader;

export const readTable: RowReader = (bytes) => readDelimited(readText(bytes), true);

/** In the order shown to users. A large reader is lazy-loaded by its line. */
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

/** File name extensions that can be chosen. */
export const importFileEndings: readonly string[] = Object.keys(formats).filter(
  (ending) => formats[ending] !== 'old_workbook',
);

export function endingOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

export function formatOf(name: string): ImportFormat | undefined {
  return formats[endingOf(name)];
}
