import { describe } from 'vitest';
import { createOwnCollections } from './createOwnCollections.ts';
import { memoryCollections } from './memoryCollections.ts';
import { collectionsBehave } from './testing/collectionsBehave.ts';

describe('own collections in memory', () => {
  collectionsBehave(async (clock) => createOwnCollections(memoryCollections(), { now: () => clock.now }));
});
