import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../answer/problem.ts';
import type { Identity, Person } from '../identity/identity.ts';
import { createRevocations, type Revocations, tokenIdOf } from '../identity/identity.ts';
import { contractOperations, type OperationId } from '../validate/contract.ts';
import { type Access, admit } from './access.ts';
import { operations } from './operations.ts';

const accessOf = (operationId: string): Access | undefined =>
  Object.hasOwn(operations, operationId) ? operations[operationId as OperationId].access : undefined;

const personOf = (role: Person['role'] | undefined): Person => ({
  sub: 'someone',
  email: 'a@b.invalid',
  role: role as Person['role'],
  roles: [],
  preferredCols: [],
  expires: new Date('2026-03-04T05:06:07Z'),
});
const verified = personOf(roles[2]);
const identity: Identity = { verify: async (token) => (token === 'genuine' ? verified : undefined) };

interface Asked {
  readonly path?: Readonly<Record<string, unknown>>;
  readonly authorization?: string | null;
  readonly by?: Identity;
  readonly revocations?: Revocations;
}

async function outcome(operationId: string, asked: Asked = {}) {
  const { path = {}, authorization = 'Bearer genuine', by = identity, revocations = createRevocations() } = asked;
  try {
    return await admit({ rule: accessOf(operationId), path, authorization }, { identity: by, revocations });
  } catch (error) {
    const { problem } = error as ProblemError;
    return [problem.code, problem.headers];
  }
}
const nobody = { signedIn: undefined, role: roles[0] };
const missing = ['unauthenticated', { 'WWW-Authenticate': 'Bearer realm="ssm"' }];
const invalid = ['unauthenticated', { 'WWW-Authenticate': 'Bearer realm="ssm", error="invalid_token"' }];
const open = { reqPath: 'public' };
const secured = { reqPath: 'secured' };

describe('admit', () => {
  it('R32: has a rule for every operation of the contract', () => {
    const all = contractOperations().map(({ operationId }) => operationId);
    expect(all.filter((operationId) => accessOf(operationId) === undefined)).toEqual([]);
  });

  it.each(['deleteEverything', 'constructor', '__proto__', 'toString', ''])(
    'R32: refuses every caller for the unknown operation %j',
    async (operationId) => {
      for (const path of [open, secured, {}]) {
        expect(await outcome(operationId, { path })).toEqual(['forbidden', undefined]);
      }
    },
  );

  it('R32: refuses an operation with a request path if the path is neither public nor secured', async () => {
    expect(await outcome('searchAnalytes')).toEqual(['forbidden', undefined]);
    expect(await outcome('searchAnalytes', { path: { reqPath: 'private' } })).toEqual(['forbidden', undefined]);
  });

  it('S4-01 does not read the token on the public path, or for operations that are open to everyone', async () => {
    expect(await outcome('searchAnalytes', { path: open })).toEqual(nobody);
    expect(await outcome('searchAnalytes', { path: open, authorization: 'Bearer forged' })).toEqual(nobody);
    expect(await outcome('health', { authorization: null })).toEqual(nobody);
  });

  it("S4-01 accepts a valid token on the secured path, where the token's role decides", async () => {
    expect(await outcome('countAnalytes', { path: secured })).toEqual({
      signedIn: { person: verified, tokenId: await tokenIdOf('genuine') },
      role: verified.role,
    });
  });

  it('R30: refuses a missing or invalid token on the secured path, and says how to send a token', async () => {
    const at = (authorization: string | null) => outcome('countAnalytes', { path: secured, authorization });
    expect(await at(null)).toEqual(missing);
    expect(await at('Bearer forged')).toEqual(invalid);
    expect(await at('Basic Z2VudWluZQ==')).toEqual(invalid);
    expect(await at('')).toEqual(invalid);
  });

  it('R30: refuses a signed-out token as invalid', async () => {
    const revocations = createRevocations();
    await revocations.revoke(await tokenIdOf('genuine'), verified.expires);
    expect(await outcome('validateToken', { revocations })).toEqual(invalid);
  });

  it('R15: tells the caller to retry while tokens cannot be checked', async () => {
    const away: Identity = { verify: () => Promise.reject(new Error('no keys')) };
    expect(await outcome('countAnalytes', { path: secured, by: away })).toEqual([
      'unavailable',
      { 'Retry-After': '5' },
    ]);
  });

  it('R33: allows a path with a sub only to that person', async () => {
    for (const userSub of ['someone else', 'Someone', 'someone ', '', undefined]) {
      expect(await outcome('saveColumns', { path: { userSub } })).toEqual(['forbidden', undefined]);
    }
    expect(await outcome('saveColumns', { path: { userSub: 'someone' } })).toEqual({
      signedIn: { person: verified, tokenId: await tokenIdOf('genuine') },
      role: verified.role,
    });
  });
});
