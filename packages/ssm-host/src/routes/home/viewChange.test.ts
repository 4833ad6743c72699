import { defaultMenuView, type MenuView, viewListOf } from 'ssm-core';
import { expect, test } from 'vitest';
import { movementOf } from './viewChange.ts';

const from: MenuView = { ...defaultMenuView, search: 'il', pageIndex: 3 };

test('the same view adds no history entry', () => {
  expect(movementOf(from, { ...from })).toEqual('none');
});

test('typing replaces the entry, including the page that it resets', () => {
  expect([
    movementOf(from, { ...from, search: 'il6' }),
    movementOf(from, { ...from, search: 'il6', pageIndex: 0 }),
    movementOf(from, { ...from, search: '' }),
  ]).toEqual(['replace', 'replace', 'replace']);
});

test('a page, page size, sort or version adds an entry', () => {
  expect([
    movementOf(from, { ...from, pageIndex: 4 }),
    movementOf(from, { ...from, pageIndex: 0, pageSize: 500 }),
    movementOf(from, { ...from, pageIndex: 0, sort: { key: 'loDb', direction: 'ascending' } }),
    movementOf(
      { ...from, sort: { key: 'loDb', direction: 'ascending' } },
      { ...from, sort: { key: 'loDb', direction: 'descending' } },
    ),
    movementOf(from, { ...from, pageIndex: 0, version: 'V_11K' }),
    movementOf(from, { ...from, search: 'tnf', pageIndex: 0, version: 'V_11K' }),
  ]).toEqual(['push', 'push', 'push', 'push', 'push', 'push']);
});

test('showing or removing a list adds an entry, and typing within it replaces one', () => {
  const listed = { ...from, list: viewListOf(['2-1']), pageIndex: 0 };
  expect([
    movementOf(from, { ...listed, search: '' }),
    movementOf(listed, { ...listed, list: null }),
    movementOf(listed, { ...listed, search: 'il6' }),
  ]).toEqual(['push', 'push', 'replace']);
});
