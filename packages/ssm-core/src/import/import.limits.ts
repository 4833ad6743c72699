/** The largest file that is sent, as the contract has it. */
export const maximumImportBytes = 10 * 1024 * 1024;
