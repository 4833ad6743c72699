/** Error of an invalid columnar answer. Its message locates the fault for engineers and is never shown to users. */
export class MalformedColumnsError extends Error {
  constructor(what: string) {
    super(`Malformed columnar answer: ${what}.`);
    this.name = 'MalformedColumnsError';
  }
}
