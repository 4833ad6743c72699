import { describe, expect, test } from 'vitest';
import { readSettings, type Settings, speakOwn, type WrittenSettings } from './env.ts';

const nothing: WrittenSettings = { menuName: '', api: '', lang: '', dir: '' };
const defaults: Settings = { menuName: undefined, apiBase: '/sat', locale: 'en', direction: 'ltr', basePath: '/' };

function read(written: Partial<WrittenSettings>, basePath = '/'): Settings | string {
  try {
    return readSettings({ ...nothing, ...written }, { basePath, documentAddress: 'https://example.org/menu/' });
  } catch (error) {
    return `${(error as Error).name}: ${(error as Error).message}`;
  }
}

describe('settings', () => {
  test('are the defaults if empty, with /sat under the base path', () => {
    expect([read({}), read({ menuName: ' ' }, '/menu/')]).toEqual([
      defaults,
      { ...defaults, apiBase: '/menu/sat', basePath: '/menu/' },
    ]);
  });

  test('can set the menu name, API address, language and direction', () => {
    expect([
      read({ menuName: ' Protein Menu ', api: '/api/sat/' }),
      read({ api: 'https://sat.example.org:8443/v1/sat', lang: 'PT-br', dir: 'RTL' }, '/menu/'),
    ]).toEqual([
      { ...defaults, menuName: 'Protein Menu', apiBase: '/api/sat' },
      {
        ...defaults,
        apiBase: 'https://sat.example.org:8443/v1/sat',
        locale: 'pt-BR',
        direction: 'rtl',
        basePath: '/menu/',
      },
    ]);
  });

  test('are refused if unusable, and the error says what to write', () => {
    const advice = 'use a path such as /sat or an address such as https://example.org/sat.';
    expect([
      read({ menuName: 'x'.repeat(81) }),
      read({ api: 'sat' }),
      read({ api: '//elsewhere.org/sat' }),
      read({ api: 'javascript:alert(1)' }),
      read({ api: 'https://' }),
      read({ api: '/sat?x=1' }),
      read({ lang: 'no such language' }),
      read({ dir: 'up' }),
    ]).toEqual([
      'SettingsError: <meta name="ssm-menu-name"> has 81 characters; use at most 80.',
      `SettingsError: <meta name="ssm-api" content="sat"> is neither a path nor an http(s) address; ${advice}`,
      `SettingsError: <meta name="ssm-api" content="//elsewhere.org/sat"> is neither a path nor an http(s) address; ${advice}`,
      `SettingsError: <meta name="ssm-api" content="javascript:alert(1)"> is neither a path nor an http(s) address; ${advice}`,
      `SettingsError: <meta name="ssm-api" content="https://"> cannot be read; ${advice}`,
      `SettingsError: <meta name="ssm-api" content="/sat?x=1"> has a query or a fragment; ${advice}`,
      'SettingsError: <html lang="no such language"> is not a language tag; use one such as en or pt-BR.',
      'SettingsError: <html dir="up"> is not a direction; use ltr or rtl.',
    ]);
  });
});

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
  'if the installation leaves the choice to the browser, the page uses the language of the browser, %s',
  (_, preferred, chosen, wanted) => {
    expect(spoken('en', 'auto en de ja', chosen, preferred)).toBe(wanted);
  },
);

test('a page without a list of languages stays unchanged', () => {
  expect([spoken('en', null, 'de', ['de']), spoken('en', '', 'de', ['de'])]).toEqual(['en', 'en']);
});
