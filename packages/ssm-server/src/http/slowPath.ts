import type { IncomingMessage } from 'node:http';
import type { Bytes } from '../answer/encoding.ts';
import type { BesideResponses, HeaderList } from '../answer/prepared/beside.ts';
import { type ProblemDetails, problemResponse } from '../answer/problem.ts';
import type { Arrival } from '../api.ts';
import { noSuchPath } from '../validate/parameters.ts';
import { addressOf, answerOf, requestOf, type WholeAnswer } from './adapter.ts';
import type { Admission, AdmitBody } from './bodies/admission.ts';
import { hasBody, passBody, readBody } from './bodies/body.ts';
import type { BodyLimit } from './bodies/bodyLimit.ts';
import type { CallerAddress } from './callerAddress.ts';
import { unreadable } from './clientErrors.ts';
import type { FastPath } from './fastPath.ts';
import type { StaticFiles } from './files/staticFiles.ts';
import type { Limits } from './limits.ts';
import type { Security } from './securityHeaders.ts';

export interface SlowAnswer extends WholeAnswer {
  /** Route for the log; undefined if the API answered, which logs by itself. */
  readonly route?: string;
}

/** Returns the answer without the headers of every answer; undefined if the caller stopped in the middle of a body. */
export type SlowPath = (
  incoming: IncomingMessage,
  requestId: string,
  onAdmitted: () => void,
) => Promise<SlowAnswer | undefined>;

export interface SlowPathOptions {
  readonly api: (request: Request, arrival: Arrival) => Promise<Response>;
  readonly fastPath: FastPath | undefined;
  readonly beside: BesideResponses | undefined;
  readonly files: StaticFiles | undefined;
  readonly security: Security;
  readonly limits: Limits;
  readonly bodyLimit: BodyLimit;
  readonly admitBody: AdmitBody;
  readonly callerAddress: CallerAddress;
}

const apiPaths = /^\/(?:(?:sat|oidc|ofrep)(?:\/|$)|(?:health|ready|openapi\.json|config\.json)$)/;

const nothingToShow: ProblemDetails = {
  code: 'not_found',
  detail: 'This server has no application to show: it has not been built. /sat answers; /openapi.json says how.',
};
const methodNotAllowed: ProblemDetails = {
  code: 'method_not_allowed',
  detail: 'This path takes GET, HEAD.',
  headers: { Allow: 'GET, HEAD' },
};

const problem = (details: ProblemDetails, requestId: string): Promise<WholeAnswer> =>
  answerOf(problemResponse(details, requestId));

async function fileAnswer(
  files: StaticFiles | undefined,
  { method, headers }: IncomingMessage,
  pathname: string,
  requestId: string,
): Promise<WholeAnswer> {
  if (method !== 'GET' && method !== 'HEAD') return problem(methodNotAllowed, requestId);
  const found = await files?.find({
    pathname,
    accept: headers.accept,
    acceptEncoding: headers['accept-encoding'],
    ifNoneMatch: headers['if-none-match'],
  });
  if (found !== undefined) return { ...found, headers: [...found.headers, ['X-Request-Id', requestId]] };
  return problem(pathname === '/' ? nothingToShow : { code: 'not_found', detail: noSuchPath }, requestId);
}

const none: Admission = { kind: 'unread' };

export function createSlowPath({
  api,
  fastPath,
  beside,
  files,
  security,
  limits,
  bodyLimit,
  admitBody,
  callerAddress,
}: SlowPathOptions): SlowPath {
  const bodyTooLarge = (limit: number): ProblemDetails => ({
    code: 'payload_too_large',
    detail: `The body is larger than ${limit} bytes. Send less.`,
  });
  const complete = (headers: HeaderList): HeaderList => security.complete(headers, undefined);

  async function answerWith(
    incoming: IncomingMessage,
    address: URL,
    body: Bytes | null,
    requestId: string,
  ): Promise<SlowAnswer> {
    const { method = '', headers } = incoming;
    const preflight = security.preflight(method, headers.origin, headers['access-control-request-method']);
    if (preflight !== undefined) {
      return { status: 204, headers: [...preflight, ['X-Request-Id', requestId]], body: null, route: 'preflight' };
    }
    if (!apiPaths.test(address.pathname)) {
      return { ...(await fileAnswer(files, incoming, address.pathname, requestId)), route: 'static' };
    }
    const request = requestOf(incoming, address, body, requestId);
    if (request === undefined) return refused(methodNotAllowed, requestId);
    const response = await api(request, { address: callerAddress(incoming) });
    const given = beside?.of(response);
    if (given?.again !== undefined) fastPath?.keep(incoming, given.again, complete);
    return answerOf(response, given?.body);
  }

  async function refused(details: ProblemDetails, requestId: string, route = 'refused'): Promise<SlowAnswer> {
    return { ...(await problem(details, requestId)), route };
  }

  return async (incoming, requestId, onAdmitted) => {
    const { headers, httpVersion } = incoming;
    const address = addressOf(incoming);
    const isHostless = headers.host === undefined && httpVersion === '1.1';
    if (address === undefined || isHostless) return refused(unreadable, requestId, 'unreadable');

    const limit = bodyLimit.bytes(incoming);
    const isTooLarge = Number(headers['content-length'] ?? 0) > limit;
    if (isTooLarge) return refused(bodyTooLarge(limit), requestId);

    const admission = hasBody(incoming) ? await admitBody(incoming) : none;
    if (admission.kind === 'refused') return refused(admission.problem, requestId, admission.route);
    try {
      onAdmitted();
      // A body that no operation reads is counted, but not kept.
      const read = admission.kind === 'admitted' ? readBody : passBody;
      const body = await read(incoming, limit, limits.bodyIdleMs);
      if (body.kind === 'broken') return undefined;
      if (body.kind === 'tooLarge') return await refused(bodyTooLarge(limit), requestId);
      return await answerWith(incoming, address, body.kind === 'whole' ? body.bytes : null, requestId);
    } finally {
      if (admission.kind === 'admitted') admission.giveBack();
    }
  };
}
