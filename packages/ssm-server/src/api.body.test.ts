import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { createApi } from './api.ts';
import { createCatalogueHolder } from './catalogue/active.ts';
import type { Allowance } from './exchange/access.ts';
import { type ArrivingBody, BrokenBodyError } from './exchange/exchange.ts';
import type { Person } from './identity/identity.ts';
import { silentLog } from './log/log.ts';

const person = {
  sub: 'ada',
  email: '',
  role: roles.find(({ allowsGeneralRoutes }) => allowsGeneralRoutes),
  roles: [],
  preferredCols: [],
  expires: new Date(8.64e15),
} as unknown as Person;

interface Scene {
  /** Whether the token is valid before and after the body is received. */
  readonly isGood?: readonly [boolean, boolean];
  readonly receive?: () => Promise<Uint8Array<ArrayBuffer>>;
}

function scene({ isGood = [true, true], receive = async () => new TextEncoder().encode('{}') }: Scene = {}) {
  const steps: string[] = [];
  const good = [...isGood];
  const note =
    <Value>(step: string, value: Value) =>
    (...given: readonly unknown[]): Value => {
      steps.push([step, ...given].join(' '));
      return value;
    };
  const allowance: Allowance = { take: note('count', Promise.resolve()) };
  const api = createApi({
    catalogues: createCatalogueHolder(),
    identity: { verify: async () => note('verify', good.shift() === true ? person : undefined)() },
    allowance,
    log: silentLog,
    isStoreReachable: async () => true,
  });
  const body: ArrivingBody = {
    begin: note('begin', Promise.resolve()),
    reserve: note('reserve', 2048),
    receive: () => note('receive', receive())(),
    skip: note('skip', Promise.resolve()),
  };
  const ask = async (method: string, path: string) => {
    const headers = { Authorization: 'Bearer a.b.c', 'Content-Type': 'application/json' };
    const request = new Request(`http://localhost${path}`, { method, headers });
    return (await api(request, { address: '192.0.2.7', body })).status;
  };
  return { ask, steps };
}

const columns = '/sat/custompanel/user/ada/column';

describe('a request body', () => {
  it('is received within the limit of its route once its caller is admitted and counted, and the caller is checked again afterwards', async () => {
    const { ask, steps } = scene();
    expect([await ask('PUT', columns), steps]).toEqual([
      400,
      [
        'begin json',
        'verify',
        'reserve of ada',
        'count changes of ada',
        'count kibibytes of ada 2',
        'receive',
        'verify',
      ],
    ]);
  });

  it.each([
    ['POST', '/sat/menuquery/import', 'upload'],
    ['POST', '/sat/custompanel/user/ada/panel', 'panel'],
    ['PUT', '/sat/custompanel/panel/a', 'panel'],
    ['POST', '/ofrep/v1/evaluate/flags', 'small'],
  ])('of %s %s has the limit of the kind %s', async (method, path, limit) => {
    const { ask, steps } = scene();
    await ask(method, path);
    expect(steps[0]).toEqual(`begin ${limit}`);
  });

  it('is not received from a caller without permission, and not used if the token expires while the body arrives', async () => {
    const [before, meanwhile] = [scene({ isGood: [false, false] }), scene({ isGood: [true, false] })];
    expect([await before.ask('PUT', columns), await meanwhile.ask('PUT', columns)]).toEqual([401, 401]);
    expect([before.steps, meanwhile.steps.at(-2)]).toEqual([['begin json', 'verify'], 'receive']);
  });

  it.each([
    ['GET', '/health', 200],
    ['GET', '/openapi.json', 200],
    ['POST', '/health', 405],
    ['POST', '/sat/nowhere', 404],
  ])('is skipped for %s %s, because the route takes no body', async (method, path, status) => {
    const { ask, steps } = scene();
    expect([await ask(method, path), steps]).toEqual([status, ['skip']]);
  });

  it('ends the request without an answer if the body breaks off', async () => {
    const { ask } = scene({ receive: () => Promise.reject(new BrokenBodyError()) });
    await expect(ask('PUT', columns)).rejects.toThrow(BrokenBodyError);
  });
});
