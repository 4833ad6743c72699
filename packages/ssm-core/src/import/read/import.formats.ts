/** The formats that a list may come in: an ending is said here alone, with how files are read whose names end so. */
import { readText } from './import.decode.ts';
import { readDelimited, type TextRows } from './import.delimited.ts';

/** Rows of a file's bytes; one that throws cannot read them. */
export type RowReader = (bytes: Uint8Array) => TextRows | Promise<TextRows>;

/**
 * `adat`: read as the list of its SeqIds, of whatever size it is. `workbook`: sent as it is. `old_workbook`: refused, being of another program or an older one, which can save it as .xlsx.
 * Of any other format a workbook is made in the browser, with the rows that its reader finds.
 */
export type ImportFormat = 'workbook' | 'old_workbook' | 'adat' | RowReader;

export const readTable: RowReader = (bytes) => readDelimited(readText(bytes), true);

/** In the order in which people are told of them. A heavy reader is fetched by its line, when a file of its kind is read. */
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

/** The endings of files that can be chosen. */
export const importFileEndings: readonly string[] = Object.keys(formats).filter(
  (ending) => formats[ending] !== 'old_workbook',
);

/** The ending of a name with its dot, in lower case. */
export function endingOf(name: string): string {
  return /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? '';
}

/** The format of a file by its name; undefined of one that nothing is known of. */
export function formatOf(name: string): ImportFormat | undefined {
  return formats[endingOf(name)];
}
