import { within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { texts as german } from '../strings/de/texts.ts';
import { loadTexts } from '../strings/loadTexts.ts';
import { servedInMemory } from './testing/servedInMemory.ts';

vi.mock('../strings/loadTexts.ts', { spy: true });
await import('./element.ts');

const slow = { timeout: 20_000 };
const { complaints } = servedInMemory();
const late =
  '<ssm-menu>: the texts for language="de" have not come within 3 s. Those of language="en" are shown until they do.';

/** An element, and the texts of the languages other than English, which come when the test says so. */
function mount(attributes: Readonly<Record<string, string>> = {}) {
  const timers = vi.spyOn(window, 'setTimeout');
  const fetched = Promise.withResolvers<typeof german>();
  vi.mocked(loadTexts).mockReset();
  vi.mocked(loadTexts).mockImplementation((tag) => (tag === 'en' ? Promise.resolve(undefined) : fetched.promise));
  onTestFinished(() => timers.mockRestore());
  const errors: string[] = [];
  const element = document.createElement('ssm-menu');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.addEventListener('ssm-error', ({ detail }) => errors.push(`${detail.code}: ${detail.message}`));
  document.body.append(element);
  const inside = within(element.shadowRoot as unknown as HTMLElement);
  return {
    element,
    inside,
    errors,
    fetched,
    endWaiting: () => {
      const [end] = timers.mock.calls.findLast(([, ms]) => ms === 3_000) ?? [];
      (end as () => void)();
    },
    columns: (name: string) => inside.findByRole('columnheader', { name: new RegExp(name) }, slow),
  };
}

const english = 'Full Name';
const ownWords = german.columns.fullName.title;

test('a first drawing waits for the texts of its language, so that nobody sees English for a moment', async () => {
  const { element, fetched, columns } = mount({ language: 'de' });
  const other = document.createElement('ssm-menu');
  document.body.append(other);
  await within(other.shadowRoot as unknown as HTMLElement).findByText(/of [\d,]+ reagents$/, {}, slow);
  expect(element.shadowRoot?.childElementCount).toBe(0);
  fetched.resolve(german);
  await columns(ownWords);
  expect(complaints()).toEqual([]);
});

test('texts that do not come are waited for 3 s: English is there then, and theirs when they do come', async () => {
  const { fetched, endWaiting, columns, errors } = mount({ language: 'de' });
  await expect.poll(() => vi.mocked(loadTexts).mock.lastCall).toEqual(['de']);
  endWaiting();
  await columns(english);
  expect([complaints(), errors]).toEqual([[late], []]);
  fetched.resolve(german);
  await columns(ownWords);
});

test('texts that cannot be fetched are told, and English is there', async () => {
  const { fetched, columns, errors } = mount({ language: 'de' });
  fetched.reject(new TypeError('offline'));
  await columns(english);
  expect([complaints(), errors]).toEqual([
    ['<ssm-menu>: the texts for language="de" could not be fetched: TypeError: offline. Those in English are shown.'],
    ['part: TypeError: offline'],
  ]);
});

test('while another language is fetched the element is drawn in the one before, and a key in the search box is not lost', async () => {
  const { element, inside, fetched, endWaiting, columns } = mount();
  await columns(english);
  element.language = 'de';
  await expect.poll(() => vi.mocked(loadTexts).mock.lastCall).toEqual(['de']);
  await userEvent.fill(inside.getByRole('searchbox'), 'kinase');
  element.heading = 'Assays';
  await inside.findByRole('heading', { level: 1, name: 'Assays' });
  expect([inside.getByRole<HTMLInputElement>('searchbox').value, element.readView(), complaints()]).toEqual([
    'kinase',
    'search=kinase',
    [],
  ]);
  endWaiting();
  expect(complaints()).toEqual([late]);
  fetched.resolve(german);
  await columns(ownWords);
});

test('texts of a language that is asked for no more are not shown', async () => {
  const { element, inside, fetched, columns } = mount();
  await columns(english);
  element.language = 'de';
  await expect.poll(() => vi.mocked(loadTexts).mock.lastCall).toEqual(['de']);
  element.language = 'en';
  element.heading = 'Assays';
  await inside.findByRole('heading', { level: 1, name: 'Assays' });
  fetched.resolve(german);
  await fetched.promise;
  element.heading = 'Assays again';
  await inside.findByRole('heading', { level: 1, name: 'Assays again' });
  expect([inside.queryByRole('columnheader', { name: new RegExp(ownWords) }), vi.mocked(loadTexts).mock.calls]).toEqual(
    [null, [['de']]],
  );
});
