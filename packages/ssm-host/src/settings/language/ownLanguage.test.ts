import { expect, test } from 'vitest';
import { speakOwn } from './ownLanguage.ts';

function spoken(
  lang: string,
  languages: string | null,
  chosen: string | null,
  preferred: readonly string[] = [],
): string {
  const root = { lang, dir: '' };
  const meta = languages === null ? null : { content: languages };
  speakOwn({ documentElement: root, head: { querySelector: () => meta } } as unknown as Document, chosen, preferred);
  return `${root.lang} ${root.dir}`.trim();
}

test.each([
  ['what was chosen', 'en', 'de', 'de ltr'],
  ['a direction that was kept with it', 'en', 'ar rtl', 'ar rtl'],
  ['the direction of the choice in place of the installation’s', 'ar', 'ja', 'ja ltr'],
  ['English where it was chosen', 'de', 'en', 'en ltr'],
  ['the installation’s way of writing the same language', 'de-CH', 'de', 'de-CH'],
  ['the installation’s, however it writes it', 'DE-ch', 'de', 'DE-ch'],
  ['a choice that only begins as the installation’s language does', 'fil', 'fi', 'fi ltr'],
  ['a choice of the language where the installation says a variant with texts of its own', 'en-XA', 'en', 'en ltr'],
  ['a choice of the variant where the installation says the language', 'en', 'en-XA', 'en-XA ltr'],
  ['the choice where the installation says nothing', '', 'de', 'de ltr'],
  ['the installation’s where there are no texts in the choice', 'de', 'fr', 'de'],
  ['the installation’s where what is kept is no language', 'de', ' ', 'de'],
  ['the installation’s where nothing was chosen, whatever the browser prefers', 'de', null, 'de'],
])('the page uses %s', (_, lang, chosen, wanted) => {
  expect(spoken(lang, 'en ar de en-XA fi fil ja', chosen, ['ja'])).toBe(wanted);
});

test.each([
  ['with its region', ['de-CH', 'en'], null, 'de-CH ltr'],
  ['the first that there are texts in', ['fr-FR', 'ja', 'de'], null, 'ja ltr'],
  ['English with any region', ['en-GB', 'de'], null, 'en-GB ltr'],
  ['English where there is none of them', ['fr'], null, 'en'],
  ['after what was chosen', ['ja'], 'de', 'de ltr'],
])(
  'where the installation leaves the choice to the browser, it uses the browser’s language, %s',
  (_, preferred, chosen, wanted) => {
    expect(spoken('en', 'auto en de ja', chosen, preferred)).toBe(wanted);
  },
);

test('a page without a list of languages stays unchanged', () => {
  expect([spoken('en', null, 'de', ['de']), spoken('en', '', 'de', ['de'])]).toEqual(['en', 'en']);
});
