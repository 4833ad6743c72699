import { expect, onTestFinished, test, vi } from 'vitest';
import { createMemoryWorkingLists } from '../storage/lists/lists.memory.ts';
import { createBuilder } from './builder.ts';

test('adding the whole menu takes a quarter of the 100 ms that a slow machine may take', async () => {
  const builder = createBuilder({ storage: createMemoryWorkingLists(), now: () => new Date() });
  onTestFinished(builder.dispose);
  builder.changeOwner('ann');
  await vi.waitUntil(() => builder.getSnapshot().lists.V_7K.isRead);
  const seqIds = Array.from({ length: 11_083 }, (_, index) => `${index + 2}-${(index % 90) + 1}`);
  const times = Array.from({ length: 9 }, () => {
    const began = performance.now();
    builder.add('V_7K', seqIds);
    const took = performance.now() - began;
    builder.undo('V_7K');
    return took;
  });
  // Only the fastest run counts, because other work slows the others.
  expect(Math.min(...times)).toBeLessThanOrEqual(25);
});
