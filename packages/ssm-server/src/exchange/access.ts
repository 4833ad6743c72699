/** Lets a call in, or keeps it out, by the rule that operations.ts has for its operation. */
import { type Role, roles } from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import { bearerToken, type Identity, type Person } from '../identity/identity.ts';
import { type Revocations, tokenIdOf } from '../identity/revocations.ts';

/**
 * `byRequestPath`: `public` is for anyone, `secured` for whoever is signed in. `signedIn`: whoever is signed in.
 * `general`: roles with the general routes, to what the operation finds to be theirs. `ownGeneral`: the same, and of the
 * people whom the path can name only oneself.
 */
export type Access = 'anyone' | 'byRequestPath' | 'signedIn' | 'general' | 'ownGeneral';

/** What is known of a call before it is admitted. */
export interface Call {
  /** Undefined for what is no operation; nobody may make such a call. */
  readonly rule: Access | undefined;
  /** Path parameters. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly authorization: string | null;
}

/** What decides whether a token is believed. */
export interface Gate {
  readonly identity: Identity;
  readonly revocations: Revocations;
}

/** A person, and the token that they came with. */
export interface SignedIn {
  readonly person: Person;
  readonly tokenId: string;
}

export interface Caller {
  /** Undefined where nobody need be signed in, also when a token came along. */
  readonly signedIn: SignedIn | undefined;
  /** SSM-Public for a caller who is not signed in. */
  readonly role: Role;
}

const anyone: Caller = { signedIn: undefined, role: roles[0] as Role };

function unauthenticated(authorization: string | null): ProblemError {
  if (authorization === null) {
    const detail = 'This path is for signed-in people. Send an access token as Authorization: Bearer <token>.';
    return new ProblemError({ code: 'unauthenticated', detail, headers: { 'WWW-Authenticate': 'Bearer realm="ssm"' } });
  }
  const detail = 'The access token is not valid or no longer so. Sign in again.';
  const challenge = 'Bearer realm="ssm", error="invalid_token"';
  return new ProblemError({ code: 'unauthenticated', detail, headers: { 'WWW-Authenticate': challenge } });
}

const forbidden = (detail: string): ProblemError => new ProblemError({ code: 'forbidden', detail });

async function verify(identity: Identity, token: string): Promise<Person | undefined> {
  try {
    return await identity.verify(token);
  } catch (cause) {
    const detail = 'The server cannot check access tokens at the moment. Try again in a few seconds.';
    const problem = { code: 'unavailable', detail, headers: { 'Retry-After': '5' } } as const;
    throw Object.assign(new ProblemError(problem), { cause });
  }
}

async function signIn(authorization: string | null, { identity, revocations }: Gate): Promise<SignedIn> {
  const token = bearerToken(authorization);
  const person = token === undefined ? undefined : await verify(identity, token);
  if (token === undefined || person === undefined) throw unauthenticated(authorization);
  const tokenId = await tokenIdOf(token);
  if (revocations.isRevoked(tokenId)) throw unauthenticated(authorization);
  return { person, tokenId };
}

/** The values of a path parameter that says for whom the path is. */
export const isRequestPath = (text: unknown): boolean => text === 'public' || text === 'secured';

/** Whether anyone at all may make the call; undefined when nobody may. */
function isOpen(rule: Access | undefined, requestPath: unknown): boolean | undefined {
  if (rule === undefined) return undefined;
  if (rule !== 'byRequestPath') return rule === 'anyone';
  if (requestPath === 'public') return true;
  return requestPath === 'secured' ? false : undefined;
}

/** The caller of an operation, or the problem that keeps them out. */
export async function admit({ rule, path, authorization }: Call, gate: Gate): Promise<Caller> {
  const open = isOpen(rule, path['reqPath']);
  if (open === undefined) throw forbidden('Nobody may make this call.');
  if (open) return anyone;
  const signedIn = await signIn(authorization, gate);
  const { sub, role } = signedIn.person;
  const isGeneral = rule === 'general' || rule === 'ownGeneral';
  if (isGeneral && !role.allowsGeneralRoutes) throw forbidden(`The role ${role.title} may not make this call.`);
  if (rule === 'ownGeneral' && path['userSub'] !== sub) {
    throw forbidden('This path is for the person whom it names alone.');
  }
  return { signedIn, role };
}
