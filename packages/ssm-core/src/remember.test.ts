import { describe, expect, it } from 'vitest';
import { areSameItems } from './remember.ts';

describe('areSameItems', () => {
  it('needs the same items in the same order, and equally many', () => {
    const item = {};
    expect([
      areSameItems(['seqId', 'loDb'], ['seqId', 'loDb']),
      areSameItems(['seqId', 'loDb'], ['loDb', 'seqId']),
      areSameItems(['seqId'], ['seqId', 'loDb']),
      areSameItems(['seqId', 'loDb'], ['seqId']),
      areSameItems([], []),
      areSameItems([item], [item]),
      areSameItems([item], [{}]),
    ]).toEqual([true, false, false, false, true, true, false]);
  });
});
