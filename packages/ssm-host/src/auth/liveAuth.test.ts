import { expect, test } from 'vitest';
import { isSpent, markSpent, ownPath } from './liveAuth.ts';

const here = { origin: 'https://menu.example.org', basePath: '/' };

test.each<[target: unknown, path: string | null]>([
  ['/', '/'],
  ['/my-panels?page=2#first', '/my-panels?page=2#first'],
  ['/?search=a%2Fb', '/?search=a%2Fb'],
  ['/a/../b', '/b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example/', null],
  ['https://menu.example.org/', null],
  ['javascript:alert(1)', null],
  ['my-panels', null],
  ['', null],
  [undefined, null],
  [{ pathname: '/' }, null],
])('R34: the target %j leads to %j', (target, path) => {
  expect(ownPath(target, here)).toBe(path);
});

test('R34: under a base path only paths below it are allowed', () => {
  const below = { ...here, basePath: '/menu/' };
  expect(['/menu', '/menu/panel/1', '/menus', '/', '/menu/../admin'].map((target) => ownPath(target, below))).toEqual([
    '/menu',
    '/menu/panel/1',
    null,
    null,
    null,
  ]);
});

test('R19: a refresh token that one tab uses counts as used in every tab, until the tab releases it unused', async () => {
  const { locks } = navigator;
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
