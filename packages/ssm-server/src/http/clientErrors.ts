import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type ProblemDetails, problemMediaType, problemOf } from '../answer/problem.ts';
import { elapsedMs, type Log, logRequest, requestIdOf } from '../log/log.ts';
import type { Security } from './securityHeaders.ts';

export const unreadable: ProblemDetails = {
  code: 'invalid_parameter',
  detail: 'The request could not be read as HTTP. Check its request line and headers.',
};
const reasons: Readonly<Record<number, string>> = { 400: 'Bad Request', 431: 'Request Header Fields Too Large' };

/** Time in which the caller can read the refusal before the connection is closed. */
const lingerMs = 500;

function problemText(details: ProblemDetails, requestId: string, security: Security): { status: number; text: string } {
  const problem = problemOf(details, requestId);
  const body = JSON.stringify(problem);
  const headers = security.complete(
    [
      ['Content-Type', problemMediaType],
      ['Content-Length', String(new TextEncoder().encode(body).length)],
      ['Cache-Control', 'no-store'],
      ['X-Request-Id', requestId],
      ['Connection', 'close'],
    ],
    undefined,
  );
  const head = [
    `HTTP/1.1 ${problem.status} ${reasons[problem.status] ?? ''}`,
    ...headers.map((pair) => pair.join(': ')),
  ];
  return { status: problem.status, text: `${head.join('\r\n')}\r\n\r\n${body}` };
}

function closeAfter(outgoing: ServerResponse, socket: Socket): void {
  outgoing.shouldKeepAlive = false;
  outgoing.once('finish', () => socket.destroySoon());
}

/**
 * Answers a parse error once and closes the connection, but never in place of the answer to an earlier request. A
 * request that takes too long gets no answer.
 */
export function answerClientErrors(
  server: Server,
  options: {
    readonly log: Log;
    readonly newRequestId: (() => string) | undefined;
    readonly security: Security;
    readonly headerBytes: number;
    readonly latestOn: (socket: Socket) => ServerResponse | undefined;
  },
): void {
  const { log, newRequestId, security, headerBytes, latestOn } = options;
  const headersTooLarge: ProblemDetails = {
    code: 'headers_too_large',
    detail: `Request line and headers are larger than ${headerBytes} bytes together. Send fewer or shorter ones.`,
  };
  const refused = new WeakSet<Socket>();
  server.on('clientError', (error: NodeJS.ErrnoException, stream) => {
    const socket = stream as Socket;
    if (refused.has(socket)) return;
    refused.add(socket);
    const outgoing = latestOn(socket);
    const isBusy = outgoing !== undefined && !outgoing.writableFinished;
    if (isBusy && outgoing.req.complete) {
      closeAfter(outgoing, socket);
      return;
    }
    const isTimeout = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
    const isAnswered = isBusy && outgoing.headersSent;
    if (error.code === 'ECONNRESET' || isTimeout || !socket.writable || isAnswered) {
      socket.destroy();
      return;
    }
    const requestId = requestIdOf(undefined, newRequestId);
    const started = performance.now();
    const details = error.code === 'HPE_HEADER_OVERFLOW' ? headersTooLarge : unreadable;
    const { status, text } = problemText(details, requestId, security);
    socket.end(text);
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    socket.once('close', () => clearTimeout(timer));
    logRequest(log, { method: 'unknown', route: 'unreadable', status, ms: elapsedMs(started), requestId });
  });
}
