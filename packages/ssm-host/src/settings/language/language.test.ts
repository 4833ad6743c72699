import type { Texts } from 'ssm-react';
import { expect, test, vi } from 'vitest';
import { createLanguage } from './language.ts';

/** A person at the choice, and texts that come when the test says so. */
function reader({ isFull = false } = {}) {
  const kept = new Map<string, string>();
  const root = { lang: 'en', dir: 'ltr' };
  const coming = new Map<string, PromiseWithResolvers<Texts | undefined>>();
  const speak = vi.fn();
  const onFailed = vi.fn();
  const language = createLanguage({
    speak,
    onFailed,
    root,
    load(tag) {
      const answer = Promise.withResolvers<Texts | undefined>();
      coming.set(tag, answer);
      return answer.promise;
    },
    storage: {
      setItem(key, value) {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        kept.set(key, value);
      },
    },
  });
  const arrive = (tag: string) => coming.get(tag)?.resolve({ of: tag } as unknown as Texts);
  return { language, kept, root, coming, speak, onFailed, arrive };
}

test('a choice is spoken and kept once its texts are there, and awaited until then', async () => {
  const { language, kept, root, speak, arrive } = reader();
  const heard = vi.fn();
  language.subscribe(heard);
  const chosen = language.choose('ja');
  expect([language.getSnapshot(), root, [...kept]]).toEqual([{ awaited: 'ja' }, { lang: 'en', dir: 'ltr' }, []]);
  arrive('ja');
  await chosen;
  expect([language.getSnapshot(), root, [...kept]]).toEqual([
    { awaited: null },
    { lang: 'ja', dir: 'ltr' },
    [['language', 'ja']],
  ]);
  expect(speak.mock.calls).toEqual([[{ locale: 'ja', direction: 'ltr', strings: { of: 'ja' } }]]);
  expect(heard.mock.calls.length).toBe(2);
});

test('a language from right to left is kept with its direction', async () => {
  const { language, kept, root, arrive } = reader();
  const chosen = language.choose('ar');
  arrive('ar');
  await chosen;
  expect([root, [...kept]]).toEqual([{ lang: 'ar', dir: 'rtl' }, [['language', 'ar rtl']]]);
});

test('of two choices the last counts, whichever comes first', async () => {
  const { language, kept, speak, arrive } = reader();
  const both = [language.choose('ja'), language.choose('de')];
  arrive('de');
  arrive('ja');
  await Promise.all(both);
  expect([speak.mock.calls.map(([{ locale }]) => locale), [...kept]]).toEqual([['de'], [['language', 'de']]]);
});

test('R11: texts that cannot be fetched leave everything as it was, and it is told', async () => {
  const { language, kept, root, coming, speak, onFailed } = reader();
  const chosen = language.choose('ja');
  coming.get('ja')?.reject(new TypeError('Failed to fetch'));
  await chosen;
  expect([language.getSnapshot(), root, [...kept]]).toEqual([{ awaited: null }, { lang: 'en', dir: 'ltr' }, []]);
  expect([speak.mock.calls, onFailed.mock.calls]).toEqual([[], [['ja']]]);
});

test('a full storage changes nothing of what is spoken now', async () => {
  const { language, root, speak, arrive } = reader({ isFull: true });
  const chosen = language.choose('de');
  arrive('de');
  await chosen;
  expect([root.lang, speak.mock.calls.length]).toEqual(['de', 1]);
});
