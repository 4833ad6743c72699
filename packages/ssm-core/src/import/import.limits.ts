/** What a list may be, as the contract has it. */
export const maximumImportBytes = 10 * 1024 * 1024;
export const maximumImportRows = 20_000;
/** The endings of files that can be chosen; those that are no workbook become one in the browser. */
export const importFileEndings = ['.xlsx', '.csv', '.tsv', '.txt'] as const;
