/** Interface of the log, which writes one line with JSON fields per call. Pino and `silentLog` implement it. */
export interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Writes a line about a finished request; by default `info` does. */
  request?(record: RequestRecord): void;
  /** Called for every finished request, even if no line is written about it. */
  finished?(record: RequestRecord): void;
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };

/** A finished request. Contains the route and not the URL, because query values may be personal. */
export interface RequestRecord {
  readonly method: string;
  /** An operationId of the contract, or `static`, `openapi` or `unmatched`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly requestId: string;
}

const polled: ReadonlySet<string> = new Set(['evaluateFlags', 'health', 'ready']);

export function logRequest(log: Log, record: RequestRecord): void {
  log.finished?.(record);
  if (record.status < 400 && polled.has(record.route)) return;
  if (record.status >= 500) log.error(record, 'request');
  else if (log.request === undefined) log.info(record, 'request');
  else log.request(record);
}

/** Returns the milliseconds since `started`, which comes from `performance.now()`, with two decimals. */
export function elapsedMs(started: number): number {
  return Math.round((performance.now() - started) * 100) / 100;
}

const requestIdShape = /^[A-Za-z0-9_-]{8,64}$/;

const newUuid = (): string => crypto.randomUUID();

export function requestIdOf(given: string | null | undefined, newRequestId = newUuid): string {
  return given !== null && given !== undefined && requestIdShape.test(given) ? given : newRequestId();
}
