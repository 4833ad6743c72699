/** Who may call what: the one table. An operation that is not in it cannot be called. */
import { type Role, roles } from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import { bearerToken } from '../identity/bearer.ts';
import type { Identity, Person } from '../identity/identity.ts';
import type { OperationId } from '../validate/contract.ts';

/** `byRequestPath`: `public` is for anyone, `secured` for whoever is signed in. */
export type Access = 'anyone' | 'byRequestPath';

export const access: Readonly<Record<OperationId, Access>> = {
  searchAnalytes: 'byRequestPath',
  countAnalytes: 'byRequestPath',
  suggestValues: 'byRequestPath',
  describeCatalogue: 'byRequestPath',
  health: 'anyone',
  ready: 'anyone',
};

export interface Caller {
  /** Undefined where nobody need be signed in, also when a token came along. */
  readonly person: Person | undefined;
  /** SSM-Public for a caller who is not signed in. */
  readonly role: Role;
}

const anyone: Caller = { person: undefined, role: roles[0] as Role };

function unauthenticated(authorization: string | null): ProblemError {
  if (authorization === null) {
    const detail = 'This path is for signed-in people. Send an access token as Authorization: Bearer <token>.';
    return new ProblemError({ code: 'unauthenticated', detail, headers: { 'WWW-Authenticate': 'Bearer realm="ssm"' } });
  }
  const detail = 'The access token is not valid or no longer so. Sign in again.';
  const challenge = 'Bearer realm="ssm", error="invalid_token"';
  return new ProblemError({ code: 'unauthenticated', detail, headers: { 'WWW-Authenticate': challenge } });
}

async function verify(identity: Identity, token: string): Promise<Person | undefined> {
  try {
    return await identity.verify(token);
  } catch (cause) {
    const detail = 'The server cannot check access tokens at the moment. Try again in a few seconds.';
    const problem = { code: 'unavailable', detail, headers: { 'Retry-After': '5' } } as const;
    throw Object.assign(new ProblemError(problem), { cause });
  }
}

/** The caller of an operation, or the problem that keeps them out. */
export async function admit(
  operationId: string,
  requestPath: unknown,
  authorization: string | null,
  identity: Identity,
): Promise<Caller> {
  const rule = Object.hasOwn(access, operationId) ? access[operationId as OperationId] : undefined;
  if (rule === 'anyone') return anyone;
  if (rule === 'byRequestPath' && requestPath === 'public') return anyone;
  if (rule === 'byRequestPath' && requestPath === 'secured') {
    const token = bearerToken(authorization);
    const person = token === undefined ? undefined : await verify(identity, token);
    if (person === undefined) throw unauthenticated(authorization);
    return { person, role: person.role };
  }
  throw new ProblemError({ code: 'forbidden', detail: 'Nobody may make this call.' });
}
