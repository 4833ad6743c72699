/** What the listener takes at most, and for how long it waits. */

export interface Limits {
  /** Request line and headers together: 431 beyond. */
  readonly headerBytes: number;
  /** Any body but those below: 413 beyond. */
  readonly bodyBytes: number;
  /** What is sent to the development sign-in, and a question of flags, by anybody: 413 beyond. */
  readonly smallBytes: number;
  /** A panel with the lists that it was made from, of callers who send a token. */
  readonly panelBytes: number;
  /** A form with a file, for the operations that take one and callers who send a token. */
  readonly uploadBytes: number;
  /** Of all bodies that are being received or worked on at once: 503 beyond. */
  readonly budgetBytes: number;
  /** Of those of one person, or of one address where nobody need be signed in: 429 beyond. */
  readonly senderBytes: number;
  /** Open at once; a further one is closed unread. */
  readonly connections: number;
  /** From a request's first byte to the end of its headers; the connection is closed after. */
  readonly headersMs: number;
  /** Without a byte of a body that was announced; the connection is closed after. */
  readonly bodyIdleMs: number;
  /** Without the system taking more of an answer that its reader leaves; the connection is closed after. */
  readonly unsentIdleMs: number;
  /** For how long a connection stays open after the answer to a body that was refused. */
  readonly lingerMs: number;
  /** Of all answers that lie because nobody takes them; the connections of the oldest are closed beyond. */
  readonly unsentBytes: number;
  /** For a whole request, however slowly its bytes come; the connection is closed after. */
  readonly requestMs: number;
  /** An idle connection is kept open for the next request. */
  readonly keepAliveMs: number;
}

export const defaultLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 1024 * 1024,
  smallBytes: 64 * 1024,
  panelBytes: 6 * 1024 * 1024,
  // A file of 10 MiB, and the form around it.
  uploadBytes: 10 * 1024 * 1024 + 16 * 1024,
  budgetBytes: 64 * 1024 * 1024,
  // Three files of the largest size at once.
  senderBytes: 32 * 1024 * 1024,
  connections: 4096,
  headersMs: 4000,
  bodyIdleMs: 4000,
  unsentIdleMs: 60_000,
  lingerMs: 1500,
  unsentBytes: 128 * 1024 * 1024,
  requestMs: 60_000,
  keepAliveMs: 65_000,
};
