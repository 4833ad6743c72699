/** Where the server writes what it does: one line a call, fields as JSON. Pino fits; so does `silentLog`. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Takes the lines of finished exchanges in place of `info`, when it can do so at less cost. */
  request?(record: RequestRecord): void;
  /** Told of every finished exchange, also of one that no line is written of. */
  finished?(record: RequestRecord): void;
}

/** Keeps nothing. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** One finished exchange. It holds the route, never the address: query values may be about a person. */
export interface RequestRecord {
  readonly method: string;
  /** The operationId of the contract, or what else answered: `static`, `openapi`, `unmatched`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
}

/** What pages and probes ask all the time: that it was answered is no news. */
const polled: ReadonlySet<string> = new Set(['evaluateFlags', 'health', 'ready']);

/** Writes the one line of an exchange; a server's own fault is an error, all else is information. */
export function logRequest(log: Log, record: RequestRecord): void {
  log.finished?.(record);
  if (record.status < 400 && polled.has(record.route)) return;
  if (record.status >= 500) log.error(record, 'request');
  else if (log.request === undefined) log.info(record, 'request');
  else log.request(record);
}

/** Milliseconds since `started` (of `performance.now()`), to a hundredth. */
export function elapsedMs(started: number): number {
  return Math.round((performance.now() - started) * 100) / 100;
}

/** Fit to name one exchange in the log and in the answer. */
const requestIdShape = /^[A-Za-z0-9_-]{8,64}$/;

/** The caller's own id when it is fit to be logged, else a new one. */
export function requestIdOf(given: string | null | undefined, newRequestId: () => string): string {
  return given !== null && given !== undefined && requestIdShape.test(given) ? given : newRequestId();
}
