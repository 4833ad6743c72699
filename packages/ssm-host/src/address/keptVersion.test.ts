import { expect, test } from 'vitest';
import { forgetVersion, keepVersion, keptVersion, queryOfKept, queryOfPerson } from './keptVersion.ts';

function storage(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

test('S3-09: the latest version is persisted, unless the user never left the default', () => {
  const own = storage();
  keepVersion(own, 'V_7K');
  const never = [...own.kept];
  keepVersion(own, 'V_11K');
  const once = [keptVersion(own), queryOfKept(own)];
  keepVersion(own, 'V_7K');
  expect({ never, once, back: [keptVersion(own), queryOfKept(own)], kept: [...own.kept] }).toEqual({
    never: [],
    once: ['V_11K', '?version=V_11K'],
    back: ['V_7K', ''],
    kept: [['assayVersion', 'V_7K']],
  });
});

test('S4-09: forgetting the version restores the default', () => {
  const own = storage({ assayVersion: 'V_11K' });
  forgetVersion(own);
  expect([keptVersion(own), own.kept.size]).toEqual(['V_7K', 0]);
});

test('S3-09: the latest version of a user outlives sign-out and applies only to this user', () => {
  const own = storage();
  keepVersion(own, 'V_11K', 'ada');
  keepVersion(own, 'V_7K', 'bob');
  forgetVersion(own);
  expect([queryOfKept(own), queryOfPerson(own, 'ada'), queryOfPerson(own, 'bob')]).toEqual(['', '?version=V_11K', '']);
});

test('an unknown version falls back to the default, and full storage does not stop the menu', () => {
  const full = {
    ...storage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  keepVersion(full, 'V_11K');
  expect([keptVersion(full), keptVersion(storage({ assayVersion: 'V_9K' }))]).toEqual(['V_7K', 'V_7K']);
});
