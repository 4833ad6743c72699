/** Refuses a whole file. The message is one sentence: what the file seems to be, and what to do. */
export class RefusedFileError extends Error {
  override readonly name = 'RefusedFileError';
}
