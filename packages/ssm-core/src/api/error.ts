import { isProblemCode, problemCodeOf } from './problem.ts';
import type { ProblemCode } from './types.ts';

/**
 * `network`: no complete answer arrived. `timeout`: no answer arrived in time. `aborted`: the caller aborted.
 * `malformed`: the answer does not follow the contract.
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

/** Error of a failed call. Its message is for engineers; texts for users are chosen by `code`. */
export class SatError extends Error {
  override readonly name = 'SatError';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: SatErrorCode;
  /** The server's description of the problem and its remedy. */
  readonly detail: string | undefined;
  /** Parameter or filter key that is wrong. */
  readonly field: string | undefined;
  /** Filter clause that is wrong, counted from 1. */
  readonly clause: number | undefined;
  /** The caller's panel that already has the name. */
  readonly panelId: string | undefined;
  /** Current number of a panel that has changed. */
  readonly number: number | undefined;
  /** The first of the requested SeqIds that are not on the menu. */
  readonly seqIds: readonly string[] | undefined;
  /** Number of requested SeqIds that are not on the menu. */
  readonly count: number | undefined;
  /** The server's whole answer, unchecked. It may have fields that only one page reads. */
  readonly problem: Readonly<Record<string, unknown>> | undefined;
  /** Current ETag of a panel that has changed. */
  readonly etag: string | undefined;
  /** Identifies the request in the server's log. */
  readonly requestId: string | undefined;
  /** Retry-After of the answer, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: SatErrorCode, { status = 0, cause, ...details }: SatErrorDetails = {}) {
    super(`/sat answered ${status} ${code}`, cause === undefined ? {} : { cause });
    this.status = status;
    this.code = code;
    Object.assign(this, details);
  }
}

/** Returns a SatError as it is; wraps any other error as `network`. */
export function asSatError(cause: unknown): SatError {
  return cause instanceof SatError ? cause : new SatError('network', { cause });
}

export async function withSatError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (cause) {
    throw asSatError(cause);
  }
}

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

export function retryAfterSeconds(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // Date.parse accepts almost any text, so the text must look like an HTTP date.
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
