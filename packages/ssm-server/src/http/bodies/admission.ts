/** Admits or refuses a body by the request's head, before any byte of it is kept. */
import type { IncomingMessage } from 'node:http';
import { type ProblemDetails, ProblemError } from '../../answer/problem.ts';
import { admit, type Gate } from '../../exchange/access.ts';
import { type Allowance, senderOf } from '../../exchange/allowance.ts';
import { accessOf, countsOf } from '../../exchange/operations.ts';
import type { Measured } from '../../log/metrics/measured.ts';
import type { CallerAddress } from '../callerAddress.ts';
import type { BodyBudget, GiveBack } from './bodyBudget.ts';
import type { BodyLimit } from './bodyLimit.ts';
import { createPace } from './pace.ts';

export type Admission =
  | { readonly kind: 'unread' }
  | { readonly kind: 'refused'; readonly problem: ProblemDetails; readonly route: string }
  | { readonly kind: 'admitted'; readonly giveBack: GiveBack };

export type AdmitBody = (incoming: IncomingMessage) => Promise<Admission>;

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

export interface AdmissionOptions {
  readonly limit: BodyLimit;
  readonly budget: BodyBudget;
  readonly gate: Gate;
  /** Counts requests with a body here; the API does not count them again. */
  readonly allowance: Allowance;
  readonly callerAddress: CallerAddress;
  readonly measured?: Measured | undefined;
}

/** The operation checks token and role again: they may have expired while the body arrived. */
export function createAdmission(options: AdmissionOptions): AdmitBody {
  const { limit, budget, gate, allowance, callerAddress, measured } = options;
  const pace = createPace();
  measured?.queue('bodies', pace.load);
  return async (incoming) => {
    const operation = limit.operation(incoming);
    if (operation === undefined) return { kind: 'unread' };
    const { operationId, path } = operation;
    const turn = pace.begin();
    if (turn === undefined) return { kind: 'refused', problem: fullOf.server, route: operationId };
    await turn;
    const { authorization = null, 'content-length': declared } = incoming.headers;
    let giveBack: GiveBack = () => {};
    try {
      const { signedIn } = await admit({ rule: accessOf(operationId), path, authorization }, gate);
      const sender = senderOf(signedIn?.person.sub, callerAddress(incoming));
      // A body without a declared size may grow to the limit.
      const bytes = declared === undefined ? limit.bytes(incoming) : Number(declared);
      const taken = budget.take(sender, bytes);
      if (typeof taken !== 'function') return { kind: 'refused', problem: fullOf[taken], route: operationId };
      giveBack = taken;
      const kind = countsOf(operationId);
      if (kind !== undefined) await allowance.take(kind, sender);
      await allowance.take('kibibytes', sender, Math.ceil(bytes / 1024));
      return { kind: 'admitted', giveBack };
    } catch (thrown) {
      giveBack();
      if (!(thrown instanceof ProblemError)) throw thrown;
      return { kind: 'refused', problem: thrown.problem, route: operationId };
    }
  };
}
