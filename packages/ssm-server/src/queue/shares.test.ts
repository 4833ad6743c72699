import { expect, it } from 'vitest';
import { createShares } from './shares.ts';

it('so much of one owner is let in, of each other one as well, and again once some has ended, also badly', async () => {
  const shares = createShares(2);
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
