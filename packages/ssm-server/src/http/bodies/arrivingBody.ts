/**
 * Receives request bodies. The head of the request decides whether a body is admitted; limits of size and time apply
 * while it is received.
 */
import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { type Bytes, joinedBytes } from '../../answer/bytes.ts';
import { type ProblemDetails, ProblemError } from '../../answer/problem.ts';
import { type ArrivingBody, type BodyLimit, BrokenBodyError } from '../../exchange/exchange.ts';
import { createQueue, type QueueLoad } from '../../queue/queue.ts';
import type { Limits } from '../limits.ts';
import type { BodyBudget, GiveBack } from './bodyBudget.ts';

const retry = { 'Retry-After': '5' };
export const fullOf: Readonly<Record<'server' | 'sender', ProblemDetails>> = {
  server: {
    code: 'unavailable',
    detail: 'The server is taking in as much as it can at the moment. Try again in a few seconds.',
    headers: retry,
  },
  sender: {
    code: 'too_many_requests',
    detail:
      'You are sending more at once than one person may. Wait until one of your uploads has ended, then try again.',
    headers: retry,
  },
};

/** Undefined for a body without a declared size. */
function declaredBytes({ headers }: IncomingMessage): number | undefined {
  const { 'content-length': declared } = headers;
  return declared === undefined ? undefined : Number(declared);
}

/** Returns the body; undefined if it is too large. Rejects with BrokenBodyError if it stalls or the caller left. */
export function receiveBody(
  incoming: IncomingMessage,
  mostBytes: number,
  idleMs: number,
  isKept = true,
): Promise<Bytes | undefined> {
  if ((declaredBytes(incoming) ?? 0) > mostBytes) return Promise.resolve(undefined);
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const settle = (end: () => void): void => {
      clearTimeout(timer);
      incoming.off('data', add).off('end', finish).off('close', breakOff).off('error', breakOff);
      incoming.on('error', () => {});
      end();
    };
    const breakOff = (): void => settle(() => reject(new BrokenBodyError()));
    const finish = (): void => settle(() => resolve(joinedBytes(chunks)));
    const add = (chunk: Uint8Array): void => {
      timer.refresh();
      size += chunk.length;
      if (size > mostBytes) settle(() => resolve(undefined));
      else if (isKept) chunks.push(chunk);
    };
    const timer = setTimeout(breakOff, idleMs);
    incoming.on('data', add).on('end', finish).on('close', breakOff).on('error', breakOff);
  });
}

const mostWaiting = 64;

export interface BodyReceiver {
  readonly load: () => QueueLoad;
  /** `onAdmitted` is called once, before the first byte is received. */
  accept(incoming: IncomingMessage, onAdmitted: () => void): ArrivingBody & { readonly giveBack: GiveBack };
}

export interface BodyReceiverOptions {
  readonly limits: Limits;
  readonly budget: BodyBudget;
}

export function createBodyReceiver({ limits, budget }: BodyReceiverOptions): BodyReceiver {
  // One body is started per turn of the event loop. If hundreds arrived in one turn, all their tokens would be verified
  // in that turn.
  const turns = createQueue(1, mostWaiting);
  const bytesOf: Readonly<Record<BodyLimit, number>> = {
    json: limits.bodyBytes,
    small: limits.smallBytes,
    panel: limits.panelBytes,
    upload: limits.uploadBytes,
  };

  function accept(incoming: IncomingMessage, onAdmitted: () => void): ReturnType<BodyReceiver['accept']> {
    const declared = declaredBytes(incoming);
    let most = limits.bodyBytes;
    let giveBack: GiveBack = () => {};

    const tooLarge = (): ProblemError =>
      new ProblemError({ code: 'payload_too_large', detail: `The body is larger than ${most} bytes. Send less.` });

    function refuseDeclared(): void {
      if (declared !== undefined && declared > most) throw tooLarge();
    }

    async function receive(isKept: boolean): Promise<Bytes> {
      onAdmitted();
      const bytes = await receiveBody(incoming, most, limits.bodyIdleMs, isKept);
      if (bytes === undefined) throw tooLarge();
      return bytes;
    }

    return {
      async begin(limit) {
        // Uploads and large panels need a sign-in. A request without a token therefore gets at most the limit of JSON.
        most = incoming.headers.authorization === undefined ? Math.min(bytesOf[limit], most) : bytesOf[limit];
        refuseDeclared();
        const { promise, resolve } = Promise.withResolvers<void>();
        const turn = turns.run(() => {
          resolve();
          return setImmediate();
        });
        if (turn === undefined) throw new ProblemError(fullOf.server);
        await promise;
      },
      reserve(sender) {
        // If no size is declared, the body may grow up to the limit.
        const bytes = declared ?? most;
        const taken = budget.take(sender, bytes);
        if (typeof taken !== 'function') throw new ProblemError(fullOf[taken]);
        giveBack = taken;
        return bytes;
      },
      receive: () => receive(true),
      async skip() {
        refuseDeclared();
        await receive(false);
      },
      giveBack: () => giveBack(),
    };
  }

  return { accept, load: () => ({ ...turns.load(), running: 0 }) };
}
