import { IncomingMessage, type ServerResponse } from 'node:http';
import type { Bytes, HeaderList } from '../answer/bytes.ts';
import { type ProblemDetails, ProblemError, problemResponse } from '../answer/problem.ts';
import { type Allowance, senderOf } from '../exchange/access.ts';
import { BrokenBodyError } from '../exchange/exchange.ts';
import { elapsedMs, type Log, logRequest } from '../log/log.ts';
import { fullOf, receiveBody } from './bodies/arrivingBody.ts';
import type { BodyBudget } from './bodies/bodyBudget.ts';
import type { DiscardBody } from './bodies/discard.ts';
import type { Limits } from './limits.ts';
import { type CallerAddress, hasBody } from './request.ts';
import type { Security } from './securityHeaders.ts';
import { answerOf, type Unsent, type Writing, writeAnswer } from './write.ts';

/** Answers on `outgoing`. Returns false if the provider does not serve the request's host. */
export type ProviderHandler = (incoming: IncomingMessage, outgoing: ServerResponse, body: string) => Promise<boolean>;

export interface HandOverOptions {
  readonly provider: ProviderHandler;
  readonly security: Security;
  readonly formTargets: readonly string[];
  readonly discard: DiscardBody;
  readonly limits: Limits;
  readonly budget: BodyBudget;
  readonly allowance: Allowance;
  readonly callerAddress: CallerAddress;
  readonly unsent: Unsent;
  readonly log: Log;
}

const otherHost: ProblemDetails = {
  code: 'not_found',
  detail: 'The development sign-in does not answer under this name. Use localhost, or set PUBLIC_URL to this address.',
};
const bodyTooLarge: ProblemDetails = { code: 'payload_too_large', detail: 'The body is too large for a sign-in.' };
const failed: ProblemDetails = { code: 'internal', detail: 'The sign-in met an error of its own. Try again.' };

const noBytes: Bytes = new Uint8Array();

function again(incoming: IncomingMessage, body: Uint8Array): IncomingMessage {
  const message = new IncomingMessage(incoming.socket);
  const { method, url, headers, httpVersion } = incoming;
  // Without `complete`, the end of the body would look like the end of the connection.
  Object.assign(message, { method, url, headers: { ...headers }, httpVersion, complete: true });
  if (body.length > 0) message.push(body);
  message.push(null);
  return message;
}

function sizeOf(incoming: IncomingMessage, most: number): number {
  if (!hasBody(incoming)) return 0;
  const { 'content-length': declared } = incoming.headers;
  return declared === undefined ? most : Number(declared);
}

/**
 * Adds the redirect targets to form-action, because the form's answer redirects to the page that asked for the sign-in.
 */
function pageHeaders(security: Security, formTargets: readonly string[]): HeaderList {
  const form = ["form-action 'self'", ...formTargets].join(' ');
  return security
    .complete([], undefined)
    .map(([name, value]) => [
      name,
      name === 'Content-Security-Policy' ? value.replace("form-action 'self'", form) : value,
    ]);
}

export function createHandOver(options: HandOverOptions) {
  const { provider, security, formTargets, limits, budget, allowance, callerAddress, discard, log } = options;
  const last: Writing = { isLast: true, unsent: options.unsent, onBroken: () => undefined };
  const headersOfPages = pageHeaders(security, formTargets);
  return async (
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    requestId: string,
    refusal: ProblemDetails | undefined,
  ): Promise<void> => {
    const started = performance.now();
    const { method = '', headers } = incoming;
    outgoing.once('close', () => {
      const { statusCode: status } = outgoing;
      logRequest(log, { method, route: 'oidc', status, ms: elapsedMs(started), requestId });
    });
    const refuse = async (details: ProblemDetails): Promise<void> => {
      if (!outgoing.headersSent) for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
      const answer = await answerOf(problemResponse(details, requestId));
      writeAnswer(outgoing, { ...answer, headers: security.complete(answer.headers, headers.origin) }, last);
    };
    const refuseUnread = async (details: ProblemDetails): Promise<void> => {
      await refuse(details);
      if (hasBody(incoming)) discard(incoming);
    };
    if (refusal !== undefined) {
      await refuseUnread(refusal);
      return;
    }
    const sender = senderOf(undefined, callerAddress(incoming));
    try {
      await allowance.take('signIns', sender);
    } catch (thrown) {
      if (!(thrown instanceof ProblemError)) throw thrown;
      await refuseUnread(thrown.problem);
      return;
    }
    const size = sizeOf(incoming, limits.smallBytes);
    if (size > limits.smallBytes) {
      await refuseUnread(bodyTooLarge);
      return;
    }
    const giveBack = budget.take(sender, size);
    if (typeof giveBack !== 'function') {
      await refuseUnread(fullOf[giveBack]);
      return;
    }
    try {
      const bytes = hasBody(incoming) ? await receiveBody(incoming, limits.smallBytes, limits.bodyIdleMs) : noBytes;
      if (bytes === undefined) await refuseUnread(bodyTooLarge);
      else {
        for (const [name, value] of headersOfPages) outgoing.setHeader(name, value);
        outgoing.setHeader('X-Request-Id', requestId);
        if (await provider(again(incoming, bytes), outgoing, new TextDecoder().decode(bytes))) return;
        await refuse(otherHost);
      }
    } catch (err) {
      if (err instanceof BrokenBodyError) {
        incoming.socket.destroy();
        return;
      }
      log.error({ requestId, route: 'oidc', err }, 'Unexpected error');
      await refuse(failed);
    } finally {
      giveBack();
    }
  };
}
