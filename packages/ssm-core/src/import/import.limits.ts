/** The largest file that is sent, as the contract has it. */
export const maximumImportBytes = 10 * 1024 * 1024;
/** The endings of files that can be chosen; those that are no workbook become one in the browser. */
export const importFileEndings = ['.xlsx', '.csv', '.tsv', '.txt'] as const;
