import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atOnce, inBackground, inTurns, type Steps } from './steps.ts';

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function* busy(steps: number, milliseconds: number): Steps<number> {
  for (let step = 0; step < steps; step++) {
    clock += milliseconds;
    yield;
  }
  return steps;
}

describe('work in steps', () => {
  it('R21: pauses for other work after each stretch if it runs in turns', async () => {
    const order: string[] = [];
    const work = inTurns(busy(6, 10)).then((steps) => order.push(`work of ${steps}`));
    setImmediate(() => order.push('other'));
    await work;
    expect(order).toEqual(['other', 'work of 6']);
  });

  it('does not pause within a stretch, or if it runs at once', async () => {
    const pause = vi.spyOn(globalThis, 'setImmediate');
    expect([await inTurns(busy(7, 1)), atOnce(busy(6, 10)), pause.mock.calls]).toEqual([7, 6, []]);
  });

  it('lets a repeated caller run several times in each pause if it runs in the background', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const order: string[] = [];
    const work = inBackground(busy(2, 5)).then((steps) => order.push(`work of ${steps}`));
    for (let turn = 1; turn <= 3; turn++) {
      await new Promise((resolve) => setImmediate(resolve));
      order.push(`turn ${turn}`);
    }
    await vi.runAllTimersAsync();
    await work;
    expect(order).toEqual(['turn 1', 'turn 2', 'turn 3', 'work of 2']);
  });

  it('ends with the error of a step that throws', async () => {
    function* broken(): Steps<number> {
      yield* busy(1, 1);
      throw new RangeError('broken');
    }
    await expect(inTurns(broken())).rejects.toThrow(new RangeError('broken'));
    expect(() => atOnce(broken())).toThrow(new RangeError('broken'));
  });
});
