import type { IncomingMessage } from 'node:http';
import type { HeaderList } from '../answer/bytes.ts';
import { type ProblemDetails, ProblemError, problemResponse } from '../answer/problem.ts';
import { BytesResponse } from '../exchange/answers.ts';
import { type Arrival, type ArrivingBody, BrokenBodyError } from '../exchange/exchange.ts';
import { contractAddress, contractOperations } from '../validate/contract.ts';
import { noSuchPath } from '../validate/parameters.ts';
import type { BodyReceiver } from './bodies/arrivingBody.ts';
import { unreadable } from './clientErrors.ts';
import type { FastPath } from './fastPath.ts';
import type { StaticFiles } from './files/staticFiles.ts';
import { addressOf, type CallerAddress, hasBody, requestOf } from './request.ts';
import type { Security } from './securityHeaders.ts';
import { answerOf, type WholeAnswer } from './write.ts';

export interface SlowAnswer extends WholeAnswer {
  /** Route for the log; undefined if the API answered, because the API logs its requests. */
  readonly route?: string;
}

/**
 * Returns the answer without the headers that every answer has; undefined if the caller stopped while sending the body.
 */
export type SlowPath = (
  incoming: IncomingMessage,
  requestId: string,
  onAdmitted: () => void,
) => Promise<SlowAnswer | undefined>;

export interface SlowPathOptions {
  readonly api: (request: Request, arrival: Arrival) => Promise<Response>;
  readonly fastPath: FastPath | undefined;
  readonly files: StaticFiles | undefined;
  readonly security: Security;
  readonly bodies: BodyReceiver;
  readonly callerAddress: CallerAddress;
}

const paths = [...contractOperations().map(({ path }) => path), contractAddress];
const roots: ReadonlySet<string> = new Set([
  'oidc',
  ...paths.flatMap((path) => path.split('/').slice(1, -1).slice(0, 1)),
]);

/** Returns whether the application or the sign-in answers this path. Other paths may be files. */
function isOfApi(pathname: string): boolean {
  return paths.includes(pathname) || roots.has(pathname.split('/', 2)[1] ?? '');
}

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

export function createSlowPath(options: SlowPathOptions): SlowPath {
  const { api, fastPath, files, security, bodies, callerAddress } = options;
  const complete = (headers: HeaderList): HeaderList => security.complete(headers, undefined);

  async function refused(details: ProblemDetails, requestId: string, route = 'refused'): Promise<SlowAnswer> {
    return { ...(await problem(details, requestId)), route };
  }

  /** Only the application gets bodies, and only on its routes. Every other body is counted and discarded. */
  async function answerWith(
    incoming: IncomingMessage,
    address: URL,
    body: ArrivingBody | undefined,
    requestId: string,
  ): Promise<SlowAnswer> {
    const { method = '', headers } = incoming;
    const preflight = security.preflight(method, headers.origin, headers['access-control-request-method']);
    if (preflight !== undefined) {
      await body?.skip();
      return { status: 204, headers: [...preflight, ['X-Request-Id', requestId]], body: null, route: 'preflight' };
    }
    if (!isOfApi(address.pathname)) {
      await body?.skip();
      return { ...(await fileAnswer(files, incoming, address.pathname, requestId)), route: 'static' };
    }
    const request = requestOf(incoming, address, requestId);
    if (request === undefined) return refused(methodNotAllowed, requestId);
    const response = await api(request, { address: callerAddress(incoming), body });
    const repeatable = response instanceof BytesResponse ? response.repeatable : undefined;
    if (repeatable !== undefined) fastPath?.keep(incoming, repeatable, complete);
    return answerOf(response);
  }

  return async (incoming, requestId, onAdmitted) => {
    const address = addressOf(incoming);
    const isHostless = incoming.headers.host === undefined && incoming.httpVersion === '1.1';
    if (address === undefined || isHostless) return refused(unreadable, requestId, 'unreadable');
    const body = hasBody(incoming) ? bodies.accept(incoming, onAdmitted) : undefined;
    if (body === undefined) onAdmitted();
    try {
      return await answerWith(incoming, address, body, requestId);
    } catch (thrown) {
      if (thrown instanceof BrokenBodyError) return undefined;
      if (thrown instanceof ProblemError) return refused(thrown.problem, requestId);
      throw thrown;
    } finally {
      body?.giveBack();
    }
  };
}
