/** Limits of sizes and times. All sizes are in bytes. */

export interface Limits {
  /** Request line and headers together; more gets 431. */
  readonly headerBytes: number;
  /** Any body without its own limit; more gets 413. */
  readonly bodyBytes: number;
  /** A body of the development sign-in or of a flag request; more gets 413. */
  readonly smallBytes: number;
  /** A panel with its lists, if the request has a token. */
  readonly panelBytes: number;
  /** A form with a file, if the request has a token. */
  readonly uploadBytes: number;
  /** All bodies that are being received or processed; more gets 503. */
  readonly budgetBytes: number;
  /** Bodies of one signed-in person, or of one address for anonymous requests; more gets 429. */
  readonly senderBytes: number;
  /** Open connections; a further one is closed unread. */
  readonly connections: number;
  /** Longest time from a request's first byte to the end of its headers; then the connection is closed. */
  readonly headersMs: number;
  /** Time without a byte of an announced body; then the connection is closed. */
  readonly bodyIdleMs: number;
  /** Time without progress on an answer that its reader does not take; then the connection is closed. */
  readonly unsentIdleMs: number;
  /** Time that a connection stays open after its body was refused. */
  readonly lingerMs: number;
  /** All unread answers; beyond, the oldest connections are closed. */
  readonly unsentBytes: number;
  /** Longest time for a whole request, however slowly its bytes come; then the connection is closed. */
  readonly requestMs: number;
  readonly keepAliveMs: number;
}

export const defaultLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 1024 * 1024,
  smallBytes: 64 * 1024,
  panelBytes: 6 * 1024 * 1024,
  // A file of 10 MiB and its form.
  uploadBytes: 10 * 1024 * 1024 + 16 * 1024,
  budgetBytes: 64 * 1024 * 1024,
  // Three of the largest files.
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
