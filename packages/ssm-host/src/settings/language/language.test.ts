import type { Texts } from 'ssm-react';
import { expect, test, vi } from 'vitest';
import { createLanguage } from './language.ts';

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

test('a chosen language is pending until its texts have loaded, and then applies and persists', async () => {
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

test('a right-to-left language is persisted with its direction', async () => {
  const { language, kept, root, arrive } = reader();
  const chosen = language.choose('ar');
  arrive('ar');
  await chosen;
  expect([root, [...kept]]).toEqual([{ lang: 'ar', dir: 'rtl' }, [['language', 'ar rtl']]]);
});

test('the later of two choices wins, whichever language loads first', async () => {
  const { language, kept, speak, arrive } = reader();
  const both = [language.choose('ja'), language.choose('de')];
  arrive('de');
  arrive('ja');
  await Promise.all(both);
  expect([speak.mock.calls.map(([{ locale }]) => locale), [...kept]]).toEqual([['de'], [['language', 'de']]]);
});

test('R11: texts that fail to load change nothing, and the failure is reported', async () => {
  const { language, kept, root, coming, speak, onFailed } = reader();
  const chosen = language.choose('ja');
  coming.get('ja')?.reject(new TypeError('Failed to fetch'));
  await chosen;
  expect([language.getSnapshot(), root, [...kept]]).toEqual([{ awaited: null }, { lang: 'en', dir: 'ltr' }, []]);
  expect([speak.mock.calls, onFailed.mock.calls]).toEqual([[], [['ja']]]);
});

test('full storage does not stop a change of language', async () => {
  const { language, root, speak, arrive } = reader({ isFull: true });
  const chosen = language.choose('de');
  arrive('de');
  await chosen;
  expect([root.lang, speak.mock.calls.length]).toEqual(['de', 1]);
});
