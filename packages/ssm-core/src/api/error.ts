/** The one error of every call to /sat. */
import { isProblemCode, problemCodeOf } from './problem.ts';
import type { ProblemCode } from './types.ts';

/**
 * `network`: no whole answer came. `timeout`: none in time. `aborted`: the caller gave up.
 * `malformed`: an answer came that is not what the contract says.
 */
export type SatErrorCode = ProblemCode | 'network' | 'timeout' | 'aborted' | 'malformed';

export interface SatErrorDetails {
  readonly status?: number | undefined;
  readonly detail?: string | undefined;
  readonly field?: string | undefined;
  readonly clause?: number | undefined;
  readonly panelId?: string | undefined;
  readonly number?: number | undefined;
  readonly seqIds?: readonly string[] | undefined;
  readonly count?: number | undefined;
  readonly problem?: Readonly<Record<string, unknown>> | undefined;
  readonly etag?: string | undefined;
  readonly requestId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** Why a call gave no data. Its message is for engineers; what a person reads is chosen by `code`. */
export class SatError extends Error {
  override readonly name = 'SatError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: SatErrorCode;
  /** The server's own words on what is wrong and what to do. */
  readonly detail: string | undefined;
  /** The parameter or filter key at fault. */
  readonly field: string | undefined;
  /** The filter clause at fault, from 1. */
  readonly clause: number | undefined;
  /** The caller's panel that has the name already. */
  readonly panelId: string | undefined;
  /** The current number of a panel that has changed. */
  readonly number: number | undefined;
  /** Of the SeqIds that are not on the menu, the first ones. */
  readonly seqIds: readonly string[] | undefined;
  /** How many SeqIds are not on the menu. */
  readonly count: number | undefined;
  /** All that the server said, unchecked: what a single page reads of it comes with that page. */
  readonly problem: Readonly<Record<string, unknown>> | undefined;
  /** The current ETag of a panel that has changed. */
  readonly etag: string | undefined;
  /** Names the exchange in the server's log. */
  readonly requestId: string | undefined;
  /** How long the server asks to be left alone. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: SatErrorCode, details: SatErrorDetails = {}) {
    const status = details.status ?? 0;
    super(`/sat answered ${status} ${code}`, details.cause === undefined ? {} : { cause: details.cause });
    this.status = status;
    this.code = code;
    this.detail = details.detail;
    this.field = details.field;
    this.clause = details.clause;
    this.panelId = details.panelId;
    this.number = details.number;
    this.seqIds = details.seqIds;
    this.count = details.count;
    this.problem = details.problem;
    this.etag = details.etag;
    this.requestId = details.requestId;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** What a call was rejected with; a fault of another kind is no answer. */
export function asSatError(cause: unknown): SatError {
  return cause instanceof SatError ? cause : new SatError('network', { cause });
}

/** Rejects with a SatError alone, also where the call throws in place of an answer. */
export async function withSatError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw asSatError(cause);
  }
}

/** The error of an answer that is not ok, whatever its body turned out to be. */
export function satErrorOf(response: Response, body: unknown): SatError {
  const problem = (typeof body === 'object' && body !== null ? body : {}) as Readonly<Record<string, unknown>>;
  const { status, headers } = response;
  return new SatError(isProblemCode(problem['code']) ? problem['code'] : problemCodeOf(status), {
    status,
    detail: textOf(problem['detail']),
    field: textOf(problem['field']),
    clause: numberOf(problem['clause']),
    panelId: textOf(problem['panelId']),
    number: numberOf(problem['number']),
    seqIds: textsOf(problem['seqIds']),
    count: numberOf(problem['count']),
    problem,
    etag: textOf(problem['etag']) ?? headers.get('ETag') ?? undefined,
    requestId: textOf(problem['requestId']) ?? headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: retryAfterSeconds(headers.get('Retry-After'), Date.now()),
  });
}

/** Seconds from a Retry-After header, which holds seconds or an HTTP date; undefined when it holds neither. */
export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Date.parse alone would read a date into almost anything.
  const time = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - now) / 1000));
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

function textsOf(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : undefined;
}
