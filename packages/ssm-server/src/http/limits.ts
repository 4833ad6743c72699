/** Limits of sizes, in bytes, and of times, in milliseconds. */

export interface Limits {
  /** Request line and headers together. A larger head gets 431. */
  readonly headerBytes: number;
  /** Any body for which there is no own limit. A larger body gets 413. */
  readonly bodyBytes: number;
  /** A body of the development sign-in or of a flag request. A larger body gets 413. */
  readonly smallBytes: number;
  /** A panel with its lists, if the request has a token. */
  readonly panelBytes: number;
  /** A form with a file, if the request has a token. */
  readonly uploadBytes: number;
  /** All bodies that are being received or processed. If it is exceeded, the caller gets 503. */
  readonly budgetBytes: number;
  /**
   * All bodies of one signed-in person, or of one address for anonymous requests. If it is exceeded, the caller gets
   * 429.
   */
  readonly senderBytes: number;
  /** Number of open connections. Further connections are closed unread. */
  readonly connections: number;
  /** Longest time from the first byte of a request to the end of its headers. The connection is then closed. */
  readonly headersMs: number;
  /** Longest pause between two bytes of an announced body. The connection is then closed. */
  readonly bodyIdleMs: number;
  /** Longest time in which a reader takes nothing of its answer. The connection is then closed. */
  readonly unsentIdleMs: number;
  /** Time that a connection stays open after its body was refused. */
  readonly lingerMs: number;
  /** All answers that are waiting for their readers. If it is exceeded, the oldest connections are closed. */
  readonly unsentBytes: number;
  /** Longest time for a whole request, however slowly its bytes arrive. The connection is then closed. */
  readonly requestMs: number;
  readonly keepAliveMs: number;
}

export const defaultLimits: Limits = {
  headerBytes: 16 * 1024,
  bodyBytes: 1024 * 1024,
  smallBytes: 64 * 1024,
  panelBytes: 6 * 1024 * 1024,
  // Allows a file of 10 MiB and its form.
  uploadBytes: 10 * 1024 * 1024 + 16 * 1024,
  budgetBytes: 64 * 1024 * 1024,
  // Allows three files of the largest size.
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
