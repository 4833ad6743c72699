import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBoundedMemory } from './boundedMemory.ts';

const bytes = (length: number) => new Uint8Array(length);

describe('createBoundedMemory', () => {
  it('keeps what fits and evicts what was not used lately', () => {
    const memory = createBoundedMemory(10);
    memory.set('a', bytes(4), 'quick');
    memory.set('b', bytes(4), 'quick');
    memory.get('a');
    memory.set('c', bytes(4), 'quick');
    expect(['a', 'b', 'c'].map((name) => memory.get(name)?.bytes.length)).toEqual([4, undefined, 4]);
  });

  it('drops evicted bytes even when a slot is still referenced', () => {
    const memory = createBoundedMemory(10);
    const first = memory.set('a', bytes(5), 'quick');
    expect(first.slot.bytes).toBe(first.bytes);
    memory.set('b', bytes(5), 'quick');
    memory.set('c', bytes(5), 'quick');
    expect(first.slot.bytes).toEqual(undefined);
  });

  it('does not keep an entry above half of the memory', () => {
    const memory = createBoundedMemory(10);
    memory.set('a', bytes(5), 'quick');
    const large = memory.set('b', bytes(6), 'quick');
    expect([large.bytes.length, large.slot.bytes]).toEqual([6, undefined]);
    expect([memory.get('a')?.bytes.length, memory.get('b')]).toEqual([5, undefined]);
  });

  it('replaces an entry that is set again', () => {
    const memory = createBoundedMemory(10);
    const first = memory.set('a', bytes(3), 'quick');
    memory.set('a', bytes(2), 'thorough');
    expect([first.slot.bytes, memory.get('a')?.bytes.length, memory.get('a')?.effort]).toEqual([
      undefined,
      2,
      'thorough',
    ]);
  });

  it('never exceeds its byte limit', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
    const step = fc.oneof(
      fc.record({ kind: fc.constant('set' as const), name, size: fc.integer({ min: 0, max: 12 }) }),
      fc.record({ kind: fc.constant('get' as const), name, size: fc.constant(0) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const memory = createBoundedMemory(20);
        for (const { kind, name: key, size } of steps) {
          if (kind === 'set') memory.set(key, bytes(size), 'quick');
          else memory.get(key);
          const kept = ['a', 'b', 'c', 'd', 'e', 'f'].map((each) => memory.get(each)?.bytes.length ?? 0);
          expect(kept.reduce((total, length) => total + length, 0)).toBeLessThanOrEqual(20);
        }
      }),
    );
  });
});
