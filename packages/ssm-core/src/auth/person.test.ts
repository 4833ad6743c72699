import { describe, expect, test } from 'vitest';
import { roleOf } from '../roles/roles.ts';
import { personOf } from './person.ts';

const namespace = 'https://ssm.example/';
const nobody = { email: null, roles: [], role: roleOf([]), preferredColumns: [] };

describe('the person described by a set of claims', () => {
  test('S3-11: has sub, email, roles, the resulting role, and preferred columns', () => {
    const claims = {
      sub: 'person-1',
      email: 'ada@example.org',
      'https://ssm.example/roles': ['SSM-Verified', 'SSM-Registered', 'administrator'],
      'https://ssm.example/preferredCols': ['seqId', 'fullName', 'loDb', 'loDb', 'colour'],
    };
    expect(personOf(claims, namespace)).toEqual({
      sub: 'person-1',
      email: 'ada@example.org',
      roles: ['SSM-Verified', 'SSM-Registered', 'administrator'],
      role: roleOf(['SSM-Verified']),
      preferredColumns: ['seqId', 'fullName', 'loDb'],
    });
  });

  test.each<[name: string, claim: unknown, roles: readonly string[]]>([
    ['one text', 'Certified-Site', ['Certified-Site']],
    ['absent', undefined, []],
    ['null', null, []],
    ['an object', { role: 'Certified-Site' }, []],
    ['a number', 7, []],
    ['a list with other things in it', ['SSM-Registered', null, 3, ['Certified-Site']], ['SSM-Registered']],
  ])('S3-11: a role claim that is %s', (_, claim, roles) => {
    const claims = { sub: 'person-1', 'https://ssm.example/roles': claim };
    expect(personOf(claims, namespace)).toEqual({ ...nobody, sub: 'person-1', roles, role: roleOf(roles) });
  });

  test('ignores claims of another namespace, or without a namespace', () => {
    const claims = { sub: 'person-1', email: '', roles: ['Certified-Site'], 'https://other/roles': ['Certified-Site'] };
    expect(personOf(claims, namespace)).toEqual({ ...nobody, sub: 'person-1' });
  });

  test.each([{}, { sub: '' }, { sub: 5 }])('is null for the claims %j', (claims) => {
    expect(personOf(claims, namespace)).toBe(null);
  });
});
