/** Long lists in a real browser's database, beside the working lists. */
import { type BulkSearchList, createBulkSearchLists, viewListOf } from 'ssm-core';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { breakOpening, emptyDatabase, storedKeys, storedValue, storeValue } from './testing/database.ts';

const owner = 'auth0|ann';
const key = `searchedLists:${owner}`;

function list(number: number): BulkSearchList {
  return viewListOf([`${number}-1`, `${number}-2`]);
}

function opened() {
  const faults: string[] = [];
  const now = () => new Date('2026-11-21T21:00:00.000Z');
  const lists = createBulkSearchLists({ onFault: (message) => void faults.push(message), now });
  onTestFinished(lists.close);
  return { ...lists, faults };
}

beforeEach(emptyDatabase);

test('R10 a list is found again by its owner alone, and by its name', async () => {
  const { keep, find, faults } = opened();
  await keep(owner, list(1));
  await keep('auth0|ben', list(2));
  const again = opened();
  expect([
    await again.find(owner, list(1).name),
    await again.find(owner, list(2).name),
    await find('auth0|ben', list(2).name),
    faults,
  ]).toEqual([list(1), undefined, list(2), []]);
});

test('the last five are kept, each once', async () => {
  const { keep, find } = opened();
  for (const number of [1, 2, 3, 4, 5, 2, 6]) await keep(owner, list(number));
  const found = await Promise.all([1, 2, 3, 4, 5, 6].map((number) => find(owner, list(number).name)));
  expect(found).toEqual([undefined, list(2), list(3), list(4), list(5), list(6)]);
});

test('R10 what is broken, or of a newer release, is set aside and never overwritten', async () => {
  const newer = '{"format":2,"lists":[]}';
  await storeValue(key, newer);
  const { keep, find, faults } = opened();
  expect(await find(owner, list(1).name)).toBe(undefined);
  await keep(owner, list(1));
  const aside = `${key}:aside:2026-11-21T21:00:00.000Z`;
  expect([await storedKeys(), await storedValue(aside), await find(owner, list(1).name), faults]).toEqual([
    [key, aside],
    newer,
    list(1),
    [],
  ]);
});

test('R10 where the browser keeps nothing, engineers are told and nobody waits', async () => {
  breakOpening(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  const { keep, find, faults } = opened();
  await keep(owner, list(1));
  expect([await find(owner, list(1).name), faults]).toEqual([
    undefined,
    ['The searched list could not be kept in this browser', 'The searched lists of this browser could not be read'],
  ]);
});
