import { expect, test } from 'vitest';
import { memoryOf } from './memory.ts';

test('memory is added up by kind, and what is outside of the heap is left out', () => {
  const snapshot = {
    meta: {
      node_fields: ['type', 'name', 'self_size'],
      node_types: [['code', 'string', 'native', 'hidden'], 'string', 'number'],
    },
  };
  const nodes = [0, 0, 2_000_000, 1, 1, 500_000, 2, 2, 9_000_000, 3, 3, 250_000, 1, 4, 500_000];
  expect(memoryOf({ snapshot, nodes })).toEqual({ 'compiled scripts': 2, strings: 1, other: 0.25 });
});

test('a snapshot without the fields that are read is refused', () => {
  const snapshot = { meta: { node_fields: ['type'], node_types: [['code']] } };
  expect(() => memoryOf({ snapshot, nodes: [] })).toThrow('The snapshot of the heap has no field self_size.');
});
