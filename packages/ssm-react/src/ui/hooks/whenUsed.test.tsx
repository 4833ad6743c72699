import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenUsed } from './whenUsed.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const press = (): boolean => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
const move = (): boolean => window.dispatchEvent(new PointerEvent('pointermove'));

test('who only looks fetches nothing; who has used the page does, once they pause', async () => {
  const task = vi.fn<() => void>();
  whenUsed(task);
  await vi.advanceTimersByTimeAsync(60_000);
  const unused = task.mock.calls.length;
  for (let count = 0; count < 10; count += 1) {
    press();
    await vi.advanceTimersByTimeAsync(200);
  }
  const typing = task.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3000);
  const paused = task.mock.calls.length;
  move();
  await vi.advanceTimersByTimeAsync(3000);
  expect([unused, typing, paused, task.mock.calls.length]).toEqual([0, 0, 1, 1]);
});

test('cancelled, it runs nothing, also in a pause that has begun', async () => {
  const task = vi.fn<() => void>();
  const cancel = whenUsed(task);
  move();
  await vi.advanceTimersByTimeAsync(100);
  cancel();
  move();
  await vi.advanceTimersByTimeAsync(5000);
  expect(task).not.toHaveBeenCalled();
});
