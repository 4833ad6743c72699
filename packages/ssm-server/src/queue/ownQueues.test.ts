import { expect, it } from 'vitest';
import { createOwnQueues } from './ownQueues.ts';

it('limits each owner separately, and accepts work again after earlier work ends or fails', async () => {
  const shares = createOwnQueues(2, 0);
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const failing = shares.run('a', () => first.promise);
  const held = shares.run('a', () => second.promise);
  expect(shares.run('a', async () => 'a3')).toBe(undefined);
  expect(await shares.run('b', async () => 'b1')).toBe('b1');
  first.reject(new Error('broken'));
  await expect(failing).rejects.toThrow('broken');
  expect(await shares.run('a', async () => 'a4')).toBe('a4');
  second.resolve('a2');
  expect(await held).toBe('a2');
});

it('counts running work of an owner while their last work ends', async () => {
  const queues = createOwnQueues(1, 0);
  const next = Promise.withResolvers<string>();
  await queues.run('a', async () => 'a1');
  const running = queues.run('a', () => next.promise);
  expect([queues.run('a', async () => 'a3'), queues.run('b', async () => 'b1') === undefined]).toEqual([
    undefined,
    false,
  ]);
  next.resolve('a2');
  expect(await running).toBe('a2');
});
