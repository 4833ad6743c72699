import { expect, test } from 'vitest';
import { isSpent, markSpent } from './spentTokens.ts';

const { locks } = navigator;

test('R19: a token that one tab uses is spent for every tab until that tab releases it unused', async () => {
  const before = await isSpent(locks, 'token of ada');
  const release = await markSpent(locks, 'token of ada');
  const used = [await isSpent(locks, 'token of ada'), await isSpent(locks, 'token of bob')];
  const names = (await locks.query()).held?.map(({ name }) => name);
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect({
    before,
    used,
    namesTheToken: names?.some((name) => name?.includes('ada')),
    after: await isSpent(locks, 'token of ada'),
  }).toEqual({ before: false, used: [true, false], namesTheToken: false, after: false });
});
