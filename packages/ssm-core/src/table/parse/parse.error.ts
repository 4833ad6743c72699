/** A columnar answer that does not hold together; the message says where. For engineers, never shown to a person. */
export class MalformedColumnsError extends Error {
  constructor(what: string) {
    super(`Malformed columnar answer: ${what}.`);
    this.name = 'MalformedColumnsError';
  }
}
