import { type Role, roles } from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import { bearerToken, type Identity, type Person, type Revocations, tokenIdOf } from '../identity/identity.ts';

/**
 * Who may call. `byRequestPath`: everyone if the path is `public`, signed-in callers if it is `secured`. `signedIn`:
 * signed-in callers. `general`: roles with general routes; the operation checks ownership. `ownGeneral`: such roles, if
 * the path names the caller.
 */
export type Access = 'anyone' | 'byRequestPath' | 'signedIn' | 'general' | 'ownGeneral';

export interface Call {
  /** Undefined for an unknown operation. Such calls are always refused. */
  readonly rule: Access | undefined;
  readonly path: Readonly<Record<string, unknown>>;
  readonly authorization: string | null;
}

export interface Gate {
  readonly identity: Identity;
  readonly revocations: Revocations;
}

export interface SignedIn {
  readonly person: Person;
  readonly tokenId: string;
}

export interface Caller {
  /** Undefined for open calls, even if they have a token. */
  readonly signedIn: SignedIn | undefined;
  /** SSM-Public for an anonymous caller. */
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

export const isRequestPath = (text: unknown): boolean => text === 'public' || text === 'secured';

function isOpen(rule: Access | undefined, requestPath: unknown): boolean | undefined {
  if (rule === undefined) return undefined;
  if (rule !== 'byRequestPath') return rule === 'anyone';
  if (requestPath === 'public') return true;
  return requestPath === 'secured' ? false : undefined;
}

/** Returns the caller. Throws a ProblemError if the call is refused. */
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

/**
 * `questions`: answers that must be computed, such as uncached filters. `changes`: writes of panels and preferences.
 * `files`: workbooks to read. `kibibytes`: size of all request bodies. `signIns`: requests to the development provider.
 */
export const allowanceKinds = ['questions', 'changes', 'files', 'kibibytes', 'signIns'] as const;
export type AllowanceKind = (typeof allowanceKinds)[number];

/** Limit of each kind; 0 means no limit. */
export type AllowanceSettings = Readonly<Record<AllowanceKind, number>>;

export interface Allowance {
  /**
   * Counts an amount for a sender. If the limit is exceeded, counts nothing and rejects with a ProblemError that has a
   * Retry-After.
   */
  take(kind: AllowanceKind, sender: string, much?: number): Promise<void>;
}

export const noLimits: Allowance = { take: async () => {} };

/** Returns the key of a person, given by `sub`; without a person, the key of an address. */
export function senderOf(sub: string | undefined, address: string | undefined): string {
  return sub === undefined ? `from ${address}` : `of ${sub}`;
}
