import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { flagServiceNames } from 'ssm-core/internal';
import { describe, expect, it } from 'vitest';
import { ConfigError } from '../config/configError.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';
import { readSettings } from './readSettings.ts';
import { settingsSchema } from './settingsSchema.ts';
import { settingVariables } from './variables.ts';

async function fileOf(content: unknown): Promise<string> {
  const file = path.join(await temporaryFolder(), 'settings.json');
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

const sentenceOf = (env: Readonly<Record<string, string>>): string => {
  try {
    readSettings(env, '/');
    return '';
  } catch (error) {
    return error instanceof ConfigError ? error.message : 'another error';
  }
};

describe('readSettings', () => {
  it('S9-08 nothing need be set, and an empty variable counts as not set', () => {
    const empty = Object.fromEntries(Object.values(settingVariables).map((name) => [name, ' ']));
    expect(readSettings({ ...empty, SSM_SETTINGS: '' }, '/')).toEqual(settingsSchema.parse({}));
  });

  it('S9-08 takes a file, relative to the current folder, and variables before it', async () => {
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
    [{ SSM_LINK_PORTAL: 'javascript:alert(1)' }, 'SSM_LINK_PORTAL'],
    [{ SSM_OIDC_ISSUER: 'tenant' }, 'SSM_OIDC_ISSUER'],
    [{ SSM_LOGIN_ERROR_PATH: '//evil.example' }, 'SSM_LOGIN_ERROR_PATH'],
    [{ SSM_LOGOUT_URL: 'bye' }, 'SSM_LOGOUT_URL'],
    [{ SSM_FLAGS: 'mine' }, 'SSM_FLAGS'],
    [{ SSM_FORMS_REGION: 'xx9' }, 'SSM_FORMS_REGION'],
    [{ SSM_ACCESS_TOKEN_SECONDS: 'long' }, 'SSM_ACCESS_TOKEN_SECONDS'],
    [{ SSM_IDENTITY: 'yes' }, 'SSM_IDENTITY'],
  ])('refuses %j in a sentence that names the variable and never its value', (env, name) => {
    const sentence = sentenceOf(env);
    expect(sentence).toMatch(new RegExp(`^${name} cannot be used: .+\\. Correct it, or leave it out\\.$`));
    expect(Object.values(env).filter((value) => sentence.includes(value))).toEqual([]);
  });

  it('R34: refuses what cannot be together', () => {
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

  it('S1-11 takes databases, of which an empty list is none', async () => {
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
  ])('S1-11 refuses the database %s in a sentence that says what it has to be', async (template) => {
    const file = await fileOf({ databases: [{ label: 'Genes', template }] });
    expect(sentenceOf({ SSM_SETTINGS: file })).toEqual(
      `databases.0.template of ${file} cannot be used: it has to be an https address that holds {accession} or {gene}, as https://www.uniprot.org/uniprotkb/{accession}. Correct it, or leave it out.`,
    );
  });

  it('refuses a file by name and place', async () => {
    const [broken, list, wrong, unknown] = [
      await fileOf('{'),
      await fileOf([]),
      await fileOf({ links: { portal: 7 } }),
      await fileOf({ colour: 'red' }),
    ];
    expect(
      [broken, list, wrong, unknown, '/nowhere/settings.json'].map((file) => sentenceOf({ SSM_SETTINGS: file })),
    ).toEqual([
      `SSM_SETTINGS names ${broken}, which is not JSON. Correct it, or unset SSM_SETTINGS.`,
      `SSM_SETTINGS names ${list}, which holds no object of settings. Correct it, or unset it.`,
      `links.portal of ${wrong} cannot be used: expected string, received number. Correct it, or leave it out.`,
      `The whole of ${unknown} cannot be used: Unrecognized key: "colour". Correct it, or leave it out.`,
      'SSM_SETTINGS names /nowhere/settings.json, which cannot be read. Correct it, or unset SSM_SETTINGS.',
    ]);
  });

  it('S9-08 refuses a flag service that is not declared, and says which are', () => {
    expect(sentenceOf({ SSM_FLAGS: 'mine' })).toEqual(
      'SSM_FLAGS cannot be used: Invalid option: expected one of "ofrep"|"split"|"static". Correct it, or leave it out.',
    );
  });

  it('every variable and every flag service is explained in the table of docs/settings.md', async () => {
    const page = await readFile(new URL('../../../../docs/settings.md', import.meta.url), 'utf8');
    const names = [...Object.values(settingVariables), ...flagServiceNames];
    const missing = names.filter((name) => !page.includes(`\`${name}\``));
    expect(missing).toEqual([]);
  });
});
