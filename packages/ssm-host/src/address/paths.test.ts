import { expect, test } from 'vitest';
import { pathBelow, withBasePath } from './paths.ts';

test('R36: pathBelow removes the base path', () => {
  expect([
    pathBelow('/', '/'),
    pathBelow('/', '/notes/3'),
    pathBelow('/menu/', '/menu/'),
    pathBelow('/menu/', '/menu'),
    pathBelow('/menu/', '/menu/notes/3'),
    pathBelow('/menu/', '/menus/notes'),
  ]).toEqual(['/', '/notes/3', '/', '/', '/notes/3', '/menus/notes']);
});

test('R36: withBasePath adds the base path', () => {
  expect([withBasePath('/', '/notes?a=1'), withBasePath('/menu/', '/notes?a=1'), withBasePath('/menu/', '/')]).toEqual([
    '/notes?a=1',
    '/menu/notes?a=1',
    '/menu/',
  ]);
});
