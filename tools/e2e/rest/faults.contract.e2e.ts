import { expect, test } from 'vitest';
import { neverCalled, ways } from './faults/calls.ts';
import { collectionWays } from './faults/collectionWays.ts';
import { operations, operationsCalled } from './faults/contract.ts';
import { fileWays } from './faults/fileWays.ts';
import { meetWays } from './faults/meetWays.ts';
import { menuWays } from './faults/menuWays.ts';
import { ownCollectionWays } from './faults/ownCollectionWays.ts';
import { sessionWays } from './faults/sessionWays.ts';
import { sheetWays } from './faults/sheetWays.ts';

test('R11: every call of the contract is tested with faults, or a reason says why it is not', async () => {
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

meetWays('the menu and of sessions', [...menuWays, ...sessionWays]);
meetWays('curated collections', collectionWays);
meetWays('own collections', ownCollectionWays);
meetWays('spec sheets', sheetWays);
meetWays('release notes and files', fileWays);
