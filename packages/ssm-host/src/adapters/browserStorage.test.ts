import { expect, test } from 'vitest';
import { browserStorage } from './browserStorage.ts';

test('R9: blocked local storage is replaced by a storage that lasts as long as the page', () => {
  const page = {
    get localStorage(): Storage {
      throw new DOMException('Denied', 'SecurityError');
    },
  };
  const store = browserStorage(page);
  store.setItem('a', '1');
  const kept = [store.getItem('a'), store.key(0), store.length];
  store.removeItem('a');
  expect([kept, store.getItem('a'), store.length]).toEqual([['1', 'a', 1], null, 0]);
});
