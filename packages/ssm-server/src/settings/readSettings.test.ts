import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { roles } from 'ssm-core';
import { flagServiceNames } from 'ssm-core/internal';
import { describe, expect, it, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { settingNames } from './declared/tables.ts';
import { readSettings } from './readSettings.ts';
import { ConfigError } from './schema/readTable.ts';
import { settingsFile as fileOf } from './testing/settingsFile.ts';

const sentenceOf = (env: Readonly<Record<string, string>>): string => {
  try {
    readSettings(env, '/');
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
};

describe('readSettings', () => {
  it('S9-08 needs no setting, and treats an empty variable as not set', () => {
    const empty = Object.fromEntries(settingNames.map((name) => [name, ' ']));
    expect(readSettings(empty, '/')).toEqual(readSettings({}, '/'));
  });

  it('S9-08 reads a settings file relative to the current folder, and variables override the file', async () => {
    const file = await fileOf({
      menuName: 'Protein Menu',
      links: { portal: 'https://a.example/', studies: 'https://a.example/studies' },
      menuItems: [{ label: 'Help', url: '/help', roles: ['SSM-Public'] }],
      flags: { provider: 'static', values: { genericUI_downtimeBanner_frontend: 'on' } },
    });
    const env = {
      SSM_SETTINGS: path.basename(file),
      SSM_LINK_PORTAL: 'https://b.example/',
      SSM_ACCESS_TOKEN_SECONDS: '60',
    };
    const { menuName, links, menuItems, flags, identity } = readSettings(env, path.dirname(file));
    expect({ menuName, links, menuItems, flags, seconds: identity.accessTokenSeconds }).toEqual({
      menuName: 'Protein Menu',
      links: { portal: 'https://b.example/', studies: 'https://a.example/studies' },
      menuItems: [{ label: 'Help', url: '/help', roles: ['SSM-Public'] }],
      flags: { provider: 'static', values: { genericUI_downtimeBanner_frontend: 'on' } },
      seconds: 60,
    });
  });

  it.each([
    [{ SSM_LINK_PORTAL: 'javascript:alert(1)' }, 'is "javascript:alert(1)". Set it to an http or https address'],
    [{ SSM_OIDC_ISSUER: 'tenant' }, 'is "tenant". Set it to an http or https address'],
    [{ SSM_ERROR_REPORT_DSN: 'key@errors.example?k=1' }, 'is "…@errors.example?…". Set it to an http or https address'],
    [{ SSM_LOGIN_ERROR_PATH: '//evil.example' }, 'is "//evil.example". Set it to a path such as /login-failed'],
    [{ SSM_LOGOUT_URL: 'bye' }, 'is "bye". Set it to an http or https address, or a path such as /login-failed'],
    [{ SSM_FLAGS: 'mine' }, `is "mine". Set it to one of ${flagServiceNames.join(', ')}`],
    [{ SSM_FORMS_REGION: 'xx9' }, 'is "xx9". Set it to one of na1, eu1'],
    [{ SSM_ACCESS_TOKEN_SECONDS: 'long' }, 'is "long". Set it to a whole number of seconds from 5 to 86400'],
    [{ SSM_INACTIVITY_MS: '1e4' }, 'is "1e4". Set it to a whole number of milliseconds from 1000 to 120000'],
    [{ SSM_IDENTITY: 'yes' }, 'is "yes". Set it to one of none, development, oidc'],
    [{ SSM_FLAGS_KEY: 'k'.repeat(401) }, 'has 401 characters. Set it to a text of at most 400 characters'],
  ])('refuses %j in a sentence that names the variable, its value and the accepted values', (env, sentence) => {
    expect(sentenceOf(env)).toBe(`${Object.keys(env)[0]} ${sentence}, or unset it.`);
  });

  it('R34: refuses settings that exclude each other', () => {
    const oidc = { SSM_OIDC_ISSUER: 'https://a.example', SSM_OIDC_CLIENT_ID: 'c', SSM_OIDC_AUDIENCE: 'a' };
    expect([
      sentenceOf({ ...oidc, SSM_IDENTITY: 'development' }),
      sentenceOf({ ...oidc, SSM_OIDC_AUDIENCE: 'c' }),
      sentenceOf({ SSM_OIDC_ISSUER: 'https://a.example' }),
      sentenceOf({ SSM_IDENTITY: 'oidc', SSM_OIDC_CLIENT_ID: 'c' }),
      sentenceOf({ SSM_FLAGS: 'split' }),
      sentenceOf({ SSM_SIGN_UP_FORM_ID: '1' }),
    ]).toEqual([
      'SSM_IDENTITY is development, but SSM_OIDC_ISSUER names an identity provider elsewhere. Unset one of them.',
      'SSM_OIDC_AUDIENCE is the client id: ID tokens would do as access tokens. Name the API.',
      'An identity provider elsewhere also needs SSM_OIDC_CLIENT_ID and SSM_OIDC_AUDIENCE. Set what is missing.',
      'An identity provider elsewhere also needs SSM_OIDC_ISSUER and SSM_OIDC_AUDIENCE. Set what is missing.',
      'SSM_FLAGS is split, which needs the key of a Split environment. Set SSM_FLAGS_KEY.',
      'A form needs the portal that it belongs to. Set SSM_FORMS_PORTAL_ID.',
    ]);
    expect(sentenceOf(oidc)).toEqual('');
  });

  it('S1-11 reads databases, and reads an empty list as no databases', async () => {
    const databases = [{ label: 'Genes', template: 'https://genes.example/find?symbol={gene}' }];
    const read = async (content: unknown) => readSettings({ SSM_SETTINGS: await fileOf(content) }, '/').databases;
    expect([await read({ databases }), await read({ databases: [] }), await read({})]).toEqual([
      databases,
      [],
      undefined,
    ]);
  });

  it.each([
    'http://genes.example/{gene}',
    'javascript:alert({gene})',
    'https://genes.example/',
    'https://genes.example/{gene}/{accession}',
    'https://{gene}.example/',
    'https://genes.example/{symbol}',
    '{gene}',
  ])('S1-11 refuses the database %s in a sentence that says what a database must be', async (template) => {
    const file = await fileOf({ databases: [{ label: 'Genes', template }] });
    expect(sentenceOf({ SSM_SETTINGS: file })).toEqual(
      `databases.0.template of ${file} is "${template}". Set it to an https address that holds {accession} or {gene}, as https://www.uniprot.org/uniprotkb/{accession}, or leave it out.`,
    );
  });

  it('refuses a settings file in a message that names the file and the place in it', async () => {
    const sentences = async (content: unknown): Promise<string> => {
      const file = await fileOf(content);
      return sentenceOf({ SSM_SETTINGS: file }).replaceAll(file, 'FILE');
    };
    expect(await Promise.all(['{', [], 7].map(sentences))).toEqual([
      'SSM_SETTINGS names FILE, which is not JSON. Correct it, or unset SSM_SETTINGS.',
      'SSM_SETTINGS names FILE, which holds no object of settings. Correct it, or unset it.',
      'SSM_SETTINGS names FILE, which holds no object of settings. Correct it, or unset it.',
    ]);
    const wrong = [
      { links: { portal: 7 } },
      { links: 'https://a.example/' },
      { colour: 'red' },
      { links: { portl: 'https://a.example/' } },
      { identity: { accessTokenSeconds: 60.5 } },
      { menuItems: {} },
      { menuItems: [{ label: 'Help', url: '/help', roles: ['SSM-Nobody'] }] },
      { menuItems: [{ label: 'Help' }] },
      { menuItems: [{ label: 'Help', url: '/help', role: [] }] },
      { flags: { values: { banner: null } } },
    ];
    expect(await Promise.all(wrong.map(sentences))).toEqual([
      'links.portal of FILE is 7. Set it to an http or https address, or leave it out.',
      'links of FILE is "https://a.example/". Set it to an object of settings, or leave it out.',
      'colour of FILE is no setting. The nearest one is locale. Correct the name, or leave it out.',
      'links.portl of FILE is no setting. The nearest one is links.portal. Correct the name, or leave it out.',
      'identity.accessTokenSeconds of FILE is 60.5. Set it to a whole number of seconds from 5 to 86400, or leave it out.',
      'menuItems of FILE is {}. Set it to a list of items { "label", "url", "roles" }, or leave it out.',
      `menuItems.0.roles.0 of FILE is "SSM-Nobody". Set it to one of ${roles.map(({ title }) => title).join(', ')}, or leave it out.`,
      'menuItems.0.url of FILE is missing. Set it to an http or https address, or a path such as /login-failed.',
      'menuItems.0 of FILE is {"label":"Help","url":"/help","role":[]}. Set it to an item { "label", "url", "roles" }, which may have no roles, or leave it out.',
      'flags.values of FILE is {"banner":null}. Set it to an object of flags, each a text, a number, true or false, or leave it out.',
    ]);
    expect(sentenceOf({ SSM_SETTINGS: '/nowhere/settings.json' })).toBe(
      'SSM_SETTINGS names /nowhere/settings.json, which cannot be read. Correct it, or unset SSM_SETTINGS.',
    );
  });
});

function builtFor(languages: string | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'ssm-locale-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const meta = languages === null ? '' : `<meta name="ssm-languages" content="${languages}" />`;
  writeFileSync(path.join(folder, 'index.html'), `<html lang="en"><head>${meta}</head></html>`);
  return folder;
}

function localeOf(SSM_LOCALE: string | undefined, SSM_STATIC: string | undefined): string | undefined {
  return readConfig({ SSM_LOCALE, SSM_STATIC }, '/menu').page.locale;
}

test('a language is accepted with its region if the application has the language, and is normalised', () => {
  const statics = builtFor('en de');
  expect(['de', 'DE-ch', 'en-GB', 'auto', ' ', undefined].map((text) => localeOf(text, statics))).toEqual([
    'de',
    'de-CH',
    'en-GB',
    'auto',
    undefined,
    undefined,
  ]);
});

test.each([
  ['fr', 'en de', 'SSM_LOCALE is "fr", and the application has no texts in it. Set it to one of en, de, or unset it.'],
  ['de', null, 'SSM_LOCALE is "de", and the application has no texts in it. Set it to one of en, or unset it.'],
  ['de_DE', 'en de', 'SSM_LOCALE is "de_DE", which is not a language tag. Set it to one of en, de, or unset it.'],
])(
  'the language %s is refused for an application in %s, and the message names the available languages',
  (locale, languages, sentence) => {
    expect(() => localeOf(locale, builtFor(languages))).toThrow(new ConfigError(sentence));
  },
);

test('any language tag is accepted if the server has no application', () => {
  expect(localeOf('pt-BR', undefined)).toBe('pt-BR');
  expect(() => localeOf('Portuguese!', undefined)).toThrow(
    new ConfigError(
      'SSM_LOCALE is "Portuguese!", which is not a language tag. Set it to one such as de or pt-BR, or unset it.',
    ),
  );
});
