/** Maximum size of an uploaded file, in bytes, from the contract. */
export const maximumImportBytes = 10 * 1024 * 1024;
