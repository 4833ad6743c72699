import { expect, test } from 'vitest';
import { ownPath } from './ownPath.ts';

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
