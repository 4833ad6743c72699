import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import type { ProblemError } from '../answer/problem.ts';
import type { Identity, Person } from '../identity/identity.ts';
import { contractOperations } from '../validate/contract.ts';
import { access, admit } from './access.ts';

const verified: Person = { sub: 'someone', email: 'a@b.invalid', role: roles[2] as Person['role'] };
const identity: Identity = { verify: async (token) => (token === 'genuine' ? verified : undefined) };

async function outcome(operationId: string, requestPath: unknown, authorization: string | null, by = identity) {
  try {
    return await admit(operationId, requestPath, authorization, by);
  } catch (error) {
    const { problem } = error as ProblemError;
    return [problem.code, problem.headers];
  }
}
const nobody = { person: undefined, role: roles[0] };

describe('admit', () => {
  it('R32: the table has every operation of the contract and no other', () => {
    expect(Object.keys(access).toSorted()).toEqual(
      contractOperations()
        .map(({ operationId }) => operationId)
        .toSorted(),
    );
  });

  it.each(['deleteEverything', 'constructor', '__proto__', 'toString', ''])(
    'R32: the operation %j, which is not in the table, cannot be called by anyone',
    async (operationId) => {
      for (const requestPath of ['public', 'secured', undefined]) {
        expect(await outcome(operationId, requestPath, 'Bearer genuine')).toEqual(['forbidden', undefined]);
      }
    },
  );

  it('R32: an operation by request path cannot be called by a path of another kind', async () => {
    expect(await outcome('searchAnalytes', undefined, 'Bearer genuine')).toEqual(['forbidden', undefined]);
    expect(await outcome('searchAnalytes', 'private', 'Bearer genuine')).toEqual(['forbidden', undefined]);
  });

  it('the public path and what is for anyone look at no token', async () => {
    expect(await outcome('searchAnalytes', 'public', 'Bearer genuine')).toEqual(nobody);
    expect(await outcome('searchAnalytes', 'public', 'Bearer forged')).toEqual(nobody);
    expect(await outcome('health', undefined, null)).toEqual(nobody);
  });

  it('the secured path takes a genuine token, whose role decides', async () => {
    expect(await outcome('countAnalytes', 'secured', 'Bearer genuine')).toEqual({
      person: verified,
      role: verified.role,
    });
  });

  it('R30: the secured path refuses a missing or invalid token and says how to send one', async () => {
    const missing = ['unauthenticated', { 'WWW-Authenticate': 'Bearer realm="ssm"' }];
    const invalid = ['unauthenticated', { 'WWW-Authenticate': 'Bearer realm="ssm", error="invalid_token"' }];
    expect(await outcome('countAnalytes', 'secured', null)).toEqual(missing);
    expect(await outcome('countAnalytes', 'secured', 'Bearer forged')).toEqual(invalid);
    expect(await outcome('countAnalytes', 'secured', 'Basic Z2VudWluZQ==')).toEqual(invalid);
    expect(await outcome('countAnalytes', 'secured', '')).toEqual(invalid);
  });

  it('R15: while tokens cannot be checked the answer is to come again', async () => {
    const away: Identity = { verify: () => Promise.reject(new Error('no keys')) };
    expect(await outcome('countAnalytes', 'secured', 'Bearer genuine', away)).toEqual([
      'unavailable',
      { 'Retry-After': '5' },
    ]);
  });
});
