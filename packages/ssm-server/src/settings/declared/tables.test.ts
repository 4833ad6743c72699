import { expect, test } from 'vitest';
import { fillEmbedPage, fillPage } from '../../http/files/fillPage.ts';
import { readConfig } from '../config.ts';
import { settingsFile } from '../testing/settingsFile.ts';
import { placeOf, settingNames, tables } from './tables.ts';

type Environment = Readonly<Record<string, string>>;

type Example = readonly [value: unknown, beside?: Environment];

const provider = {
  SSM_OIDC_ISSUER: 'https://id.example/',
  SSM_OIDC_CLIENT_ID: 'client-1',
  SSM_OIDC_AUDIENCE: 'https://menu.example/sat',
};
const portal = { SSM_FORMS_PORTAL_ID: '1' };
const reports = { SSM_ERROR_REPORT_DSN: 'https://key@errors.example/1' };

const examples: Readonly<Record<string, Example>> = {
  SSM_PROFILE: ['demo'],
  PORT: ['8080'],
  HOST: ['0.0.0.0'],
  PUBLIC_URL: ['https://menu.example/assay'],
  SSM_TRUSTED_PROXIES: ['10.0.0.7 192.168.0.0/16'],
  SSM_DATA: ['elsewhere'],
  DATABASE_URL: ['postgres://menu:secret@db:5432/menu'],
  SSM_DATABASE_LISTEN_URL: ['none'],
  SSM_DATABASE_CONNECTIONS: ['6'],
  SSM_DATABASE_IDLE_MS: ['1'],
  // Setting the default value changes something too: the database then enforces the limit.
  SSM_DATABASE_STATEMENT_MS: ['60000'],
  SSM_DATABASE_LOCK_MS: ['1'],
  SSM_DATABASE_IDLE_TRANSACTION_MS: ['1'],
  SSM_SETTINGS: [{ menuName: 'Protein Menu' }],
  SSM_STATIC: ['built'],
  SSM_FILES: ['files'],
  SSM_RELEASE_NOTES: ['notes'],
  SSM_PREPARE: ['quick'],
  SSM_PREPARED_MB: ['65'],
  SSM_DEMO_TIMES: ['2'],
  SSM_BODIES_MB: ['65'],
  SSM_SENDER_MB: ['33'],
  SSM_REQUEST_SECONDS: ['61'],
  SSM_SOCKETS: ['1'],
  SSM_QUESTIONS_PER_MINUTE: ['0'],
  SSM_CHANGES_PER_MINUTE: ['0'],
  SSM_FILES_PER_MINUTE: ['0'],
  SSM_SENT_MB_PER_HOUR: ['0'],
  SSM_SIGN_INS_PER_MINUTE: ['0'],
  SSM_STORED_MB: ['1'],
  SSM_CORS_ORIGINS: ['https://portal.example'],
  SSM_RETURN_ORIGINS: ['https://portal.example'],
  SSM_FRAME_ANCESTORS: ['https://*.portal.example'],
  SSM_EMBED_ORIGINS: ['https://portal.example'],
  SSM_CONNECT_ORIGINS: ['https://portal.example'],
  LOG_LEVEL: ['debug'],
  SSM_METRICS_PORT: ['9464'],
  SSM_METRICS_HOST: ['10.0.0.5', { SSM_METRICS_PORT: '9464' }],
  SSM_DRAIN_SECONDS: ['5'],
  SSM_COMMIT: ['1ec2c5e'],
  SSM_MENU_NAME: ['Protein Menu'],
  SSM_API: ['/api/sat'],
  SSM_LOCALE: ['de'],
  SSM_COOKIE_POLICY_URL: ['https://consent.example/policy.js'],
  SSM_INACTIVITY_MS: ['30000'],
  SSM_ANALYTICS_ID: ['G-1'],
  databases: [[{ label: 'Genes', template: 'https://genes.example/{gene}' }]],
  menuItems: [[{ label: 'Help', url: '/help' }]],
  SSM_IDENTITY: ['none'],
  SSM_OIDC_ISSUER: ['https://other.example/', provider],
  SSM_OIDC_CLIENT_ID: ['client-2', provider],
  SSM_OIDC_AUDIENCE: ['https://other.example/sat', provider],
  SSM_OIDC_SCOPE: ['openid'],
  SSM_CLAIM_NAMESPACE: ['https://menu.example/'],
  SSM_LOGOUT_URL: ['/bye'],
  SSM_LOGIN_ERROR_PATH: ['/login-failed'],
  SSM_ACCESS_TOKEN_SECONDS: ['60'],
  SSM_FLAGS: ['static'],
  SSM_FLAGS_URL: ['https://flags.example'],
  SSM_FLAGS_KEY: ['key-2', { SSM_FLAGS: 'split', SSM_FLAGS_KEY: 'key-1' }],
  'flags.values': [{ banner: 'on' }, { SSM_FLAGS: 'static' }],
  SSM_FORMS_REGION: ['eu1', portal],
  SSM_FORMS_PORTAL_ID: ['2', portal],
  SSM_SIGN_UP_FORM_ID: ['form-1', portal],
  SSM_REQUEST_ACCESS_FORM_ID: ['form-2', portal],
  SSM_FORMS_SCRIPT_URL: ['https://forms.example/v2.js', portal],
  SSM_ERROR_REPORT_DSN: ['https://key@errors.example/2', reports],
  SSM_ERROR_REPORT_ENVIRONMENT: ['staging', reports],
  SSM_LINK_PORTAL: ['https://portal.example/'],
  SSM_LINK_CUSTOMER_SERVICE: ['https://portal.example/help'],
  SSM_LINK_STUDIES: ['https://portal.example/studies'],
  SSM_LINK_DATA_VISUALIZATION_LOGIN: ['https://plots.example/login'],
  SSM_REQUEST_ACCESS_URL: ['mailto:access@portal.example'],
};

const declared = Object.entries(tables).flatMap(([table, settings]) =>
  Object.entries(settings).map(([key, setting]) => ({
    ...setting,
    name: setting.variable ?? (placeOf(table, key) as string),
  })),
);

const nested = (place: string, value: unknown): unknown =>
  place.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);

async function tried(name: string): Promise<{ readonly env: Environment; readonly beside: Environment }> {
  const [value, beside = {}] = examples[name] as Example;
  if (typeof value === 'string') return { beside, env: { ...beside, [name]: value } };
  const content = name === 'SSM_SETTINGS' ? value : nested(name, value);
  return { beside, env: { ...beside, SSM_SETTINGS: await settingsFile(content) } };
}

function leaves(value: unknown, place = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[place, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, place === '' ? key : `${place}.${key}`));
}

const blank = '<html lang="en"><head></head><body></body></html>';

function toldBy(env: Environment): ReadonlyMap<string, unknown> {
  const { app, page, security } = readConfig(env, '/menu');
  const [, language] = /<html ([^>]*)>/.exec(fillPage(blank, page)) ?? [];
  return new Map<string, unknown>([
    ...leaves(app),
    ['<html lang dir>', language],
    ['<meta name="ssm-embed-origins">', fillEmbedPage(blank, {}, security.embedOrigins ?? [])],
  ]);
}

function toldDifferently(one: Environment, other: Environment): readonly string[] {
  const [told, toldOther] = [toldBy(one), toldBy(other)];
  return [...new Set([...told.keys(), ...toldOther.keys()])].filter(
    (place) => told.get(place) !== toldOther.get(place),
  );
}

test('every setting is declared once', () => {
  const names = declared.map(({ name }) => name);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(names.toSorted()).toEqual(Object.keys(examples).toSorted());
  expect(settingNames).toEqual(declared.flatMap(({ variable }) => variable ?? []));
});

test.each(declared)('the setting $name changes the server', async ({ name }) => {
  const { env, beside } = await tried(name);
  expect(readConfig(env, '/menu')).not.toEqual(readConfig(beside, '/menu'));
});

test.each(declared.filter(({ told }) => told !== undefined))(
  'the setting $name is reported to the browser as $told',
  async ({ name, told }) => {
    const { env, beside } = await tried(name);
    expect(toldDifferently(beside, env).filter((place) => `${place}.`.startsWith(`${told}.`))).not.toEqual([]);
  },
);

// The settings file itself is not listed, because its contents are reported.
const untold = declared.filter(({ name, told }) => told === undefined && name !== 'SSM_SETTINGS');

test.each(untold)('the setting $name is not reported to the browser', async ({ name }) => {
  const { env, beside } = await tried(name);
  expect(toldDifferently(beside, env)).toEqual([]);
});

test('a secret is never reported to a browser or repeated in a message', () => {
  const secret = declared.filter(({ isSecret }) => isSecret === true);
  expect(secret.map(({ name }) => name)).toEqual(['DATABASE_URL', 'SSM_DATABASE_LISTEN_URL']);
  expect(secret.filter(({ told }) => told !== undefined)).toEqual([]);
  for (const { name } of secret) {
    expect(() => readConfig({ [name]: 'mysql://menu:hidden@db/menu' }, '/menu')).toThrow(
      new RegExp(
        `^${name} is not an address of the kind postgres://user:password@host:5432/name(, or none)?\\. Correct it, or unset it\\.$`,
      ),
    );
  }
});
