import { describe, expect, test } from 'vitest';
import { neverCalled, ways } from './faults/calls.ts';
import { operations, operationsCalled } from './faults/contract.ts';
import { meetFaults } from './faults/meet.ts';
import { noMisdeeds } from './support/browser.ts';
import { hosted } from './support/hosted.ts';

describe('every call × every fault', () => {
  const host = hosted();

  test('R11: no call of the contract escapes', async () => {
    const met = new Set(ways.flatMap(({ operationIds }) => operationIds));
    const reasoned = new Set(Object.keys(neverCalled));
    const all = operations.map(({ operationId }) => operationId);
    const called = await operationsCalled();
    expect({
      neitherMetNorReasoned: all.filter((operationId) => !met.has(operationId) && !reasoned.has(operationId)),
      notInTheContract: [...met, ...reasoned].filter((operationId) => !all.includes(operationId)),
      calledThoughNever: called.filter((operationId) => reasoned.has(operationId)),
      calledAndNotMet: called.filter((operationId) => !met.has(operationId)),
    }).toEqual({ neitherMetNorReasoned: [], notInTheContract: [], calledThoughNever: [], calledAndNotMet: [] });
  });

  test.each(ways.map((way) => [way.operationIds.join(' and '), way.when, way] as const))(
    'S8-01, R11: %s, when they %s',
    { timeout: 240_000 },
    async (_, __, way) => {
      const visitor = await host.open(way.title);
      const misfortunes = await meetFaults(visitor, way);
      expect({ misfortunes, misdeeds: visitor.misdeeds }).toEqual({ misfortunes: {}, misdeeds: noMisdeeds });
      await visitor.context.close();
    },
  );
});
