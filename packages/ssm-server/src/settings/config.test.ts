import { describe, expect, it } from 'vitest';
import { appSettings } from './appSettings.ts';
import { readConfig } from './config.ts';
import { defaultLimits } from './declared/storage.ts';
import { readSettings } from './readSettings.ts';
import { ConfigError } from './schema/readTable.ts';

const settings = readSettings({}, '/menu');

const unset = {
  profile: 'local',
  commit: undefined,
  port: 4173,
  host: '127.0.0.1',
  metrics: undefined,
  storage: { folder: '/menu/.data', databaseUrl: undefined, databaseLimits: defaultLimits, storedBytes: 1024 ** 3 },
  staticFolder: undefined,
  filesFolder: undefined,
  releaseNotesFolder: undefined,
  publicUrl: undefined,
  security: {
    corsOrigins: [],
    returnOrigins: [],
    connectOrigins: [],
    scriptOrigins: [],
    frameOrigins: [],
    frameAncestors: [],
    embedOrigins: [],
  },
  page: { menuName: undefined, api: undefined },
  settings,
  app: appSettings({ settings, page: {} }),
  preparation: 'thorough',
  demoTimes: 1,
  preparedMegabytes: 64,
  limits: { budgetBytes: 64 * 1024 * 1024, senderBytes: 32 * 1024 * 1024, connections: 4096, requestMs: 60_000 },
  allowance: { questions: 30_000, changes: 1200, files: 300, kibibytes: 1024 * 1024, signIns: 3000 },
  trustedProxies: [],
  drainMs: 0,
  logLevel: undefined,
};

describe('readConfig', () => {
  it('needs no setting, and then uses port 4173 of this machine only, and data in .data', () => {
    expect(readConfig({}, '/menu')).toEqual(unset);
  });

  it('treats an empty variable as not set', () => {
    const names = ['PORT', 'HOST', 'SSM_DATA', 'DATABASE_URL', 'SSM_STATIC', 'LOG_LEVEL', 'PUBLIC_URL'];
    names.push(
      'SSM_METRICS_PORT',
      'SSM_METRICS_HOST',
      'SSM_CORS_ORIGINS',
      'SSM_RETURN_ORIGINS',
      'SSM_CONNECT_ORIGINS',
      'SSM_FRAME_ANCESTORS',
      'SSM_EMBED_ORIGINS',
      'SSM_MENU_NAME',
      'SSM_API',
    );
    const env = Object.fromEntries(names.map((name) => [name, ' ']));
    expect(readConfig(env, '/menu')).toEqual(unset);
  });

  it('reads every setting, and resolves folders relative to the current folder', () => {
    const env = {
      PORT: '0',
      HOST: '0.0.0.0',
      SSM_DATA: 'data',
      DATABASE_URL: 'postgres://menu:secret@db:5432/menu',
      SSM_DATABASE_LISTEN_URL: 'postgres://menu:secret@primary:5432/menu',
      SSM_STATIC: '../dist',
      SSM_FILES: 'files',
      SSM_RELEASE_NOTES: 'notes',
      SSM_DATABASE_CONNECTIONS: '20',
      SSM_DATABASE_IDLE_MS: '30000',
      SSM_DATABASE_STATEMENT_MS: '15000',
      SSM_DATABASE_LOCK_MS: '2000',
      SSM_DATABASE_IDLE_TRANSACTION_MS: '10000',
      SSM_COMMIT: '1ec2c5e',
      LOG_LEVEL: 'WARN',
      SSM_PREPARE: 'quick',
      PUBLIC_URL: 'https://menu.example.org/assay/',
      SSM_CORS_ORIGINS: 'https://portal.example http://localhost:5173',
      SSM_RETURN_ORIGINS: 'https://portal.example',
      SSM_CONNECT_ORIGINS: 'https://id.example',
      SSM_FRAME_ANCESTORS: 'https://*.portal.example',
      SSM_EMBED_ORIGINS: 'https://intranet.example',
      SSM_MENU_NAME: 'Protein Menu',
      SSM_API: '/api/sat/',
      SSM_DEMO_TIMES: '10',
      SSM_PREPARED_MB: '256',
      SSM_BODIES_MB: '128',
      SSM_SENDER_MB: '16',
      SSM_SOCKETS: '100',
      SSM_REQUEST_SECONDS: '30',
      SSM_DRAIN_SECONDS: '20',
      SSM_METRICS_PORT: '9464',
      SSM_METRICS_HOST: '10.0.0.5',
      SSM_TRUSTED_PROXIES: '10.0.0.0/8 ::1',
      SSM_QUESTIONS_PER_MINUTE: '600',
      SSM_CHANGES_PER_MINUTE: '60',
      SSM_FILES_PER_MINUTE: '10',
      SSM_SENT_MB_PER_HOUR: '100',
      SSM_SIGN_INS_PER_MINUTE: '0',
      SSM_STORED_MB: '64',
    };
    expect(readConfig(env, '/menu')).toEqual({
      profile: 'production',
      commit: '1ec2c5e',
      port: 0,
      host: '0.0.0.0',
      metrics: { port: 9464, host: '10.0.0.5' },
      storage: {
        folder: '/menu/data',
        databaseUrl: 'postgres://menu:secret@db:5432/menu',
        listenUrl: 'postgres://menu:secret@primary:5432/menu',
        databaseLimits: {
          connections: 20,
          idleMs: 30_000,
          statementMs: 15_000,
          isStatementEnded: true,
          lockMs: 2000,
          idleTransactionMs: 10_000,
        },
        storedBytes: 64 * 1024 * 1024,
      },
      staticFolder: '/dist',
      filesFolder: '/menu/files',
      releaseNotesFolder: '/menu/notes',
      publicUrl: 'https://menu.example.org/assay',
      security: {
        corsOrigins: ['https://portal.example', 'http://localhost:5173'],
        returnOrigins: ['https://portal.example'],
        connectOrigins: ['https://id.example'],
        scriptOrigins: [],
        frameOrigins: [],
        frameAncestors: ['https://*.portal.example'],
        embedOrigins: ['https://intranet.example'],
      },
      page: { menuName: 'Protein Menu', api: '/api/sat' },
      settings: { ...settings, menuName: 'Protein Menu', api: '/api/sat' },
      app: appSettings({
        settings,
        page: { menuName: 'Protein Menu', api: '/api/sat' },
        publicUrl: 'https://menu.example.org/assay',
      }),
      preparation: 'quick',
      demoTimes: 10,
      preparedMegabytes: 256,
      limits: { budgetBytes: 128 * 1024 * 1024, senderBytes: 16 * 1024 * 1024, connections: 100, requestMs: 30_000 },
      allowance: { questions: 600, changes: 60, files: 10, kibibytes: 100 * 1024, signIns: 0 },
      trustedProxies: ['10.0.0.0/8', '::1'],
      drainMs: 20_000,
      logLevel: 'warn',
    });
  });

  it('lets the application call the origin of an SSM_API on another host, even if no setting lists the origin', () => {
    const env = { SSM_CONNECT_ORIGINS: 'https://id.example', SSM_API: 'https://Assay.example/sat' };
    const { security, page } = readConfig(env, '/menu');
    expect([security.connectOrigins, page.api]).toEqual([
      ['https://id.example', 'https://assay.example'],
      'https://Assay.example/sat',
    ]);
  });

  it.each([
    ['PORT', 'http', 'PORT is "http". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.'],
    ['PORT', '65536', 'PORT is "65536". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.'],
    ['PORT', '-1', 'PORT is "-1". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.'],
    [
      'SSM_METRICS_PORT',
      'on',
      'SSM_METRICS_PORT is "on". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.',
    ],
    ['SSM_METRICS_PORT', '4173', 'SSM_METRICS_PORT is 4173, and so is PORT. Set one of them to another number.'],
    [
      'SSM_METRICS_HOST',
      '127.0.0.1',
      'SSM_METRICS_HOST does nothing without SSM_METRICS_PORT. Set that as well, or unset it.',
    ],
    ['PORT', '1e3', 'PORT is "1e3". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.'],
    [
      'SSM_DATABASE_CONNECTIONS',
      '1',
      'SSM_DATABASE_CONNECTIONS is "1". Set it to a whole number from 2 to 1000, or unset it.',
    ],
    [
      'SSM_DATABASE_LOCK_MS',
      '2s',
      'SSM_DATABASE_LOCK_MS is "2s". Set it to a whole number of milliseconds from 0 to 3600000, or unset it.',
    ],
    ['SSM_COMMIT', 'main', 'SSM_COMMIT is "main". Set it to 7 to 64 hexadecimal digits, or unset it.'],
    ['SSM_PREPARE', 'never', 'SSM_PREPARE is "never". Set it to one of thorough, quick, or unset it.'],
    ['SSM_DEMO_TIMES', '101', 'SSM_DEMO_TIMES is "101". Set it to a whole number from 1 to 100, or unset it.'],
    [
      'SSM_BODIES_MB',
      '8',
      'SSM_BODIES_MB is "8". Set it to a whole number of megabytes from 16 to 65536, or unset it.',
    ],
    [
      'SSM_SENT_MB_PER_HOUR',
      '5',
      'SSM_SENT_MB_PER_HOUR is "5". Set it to 0 or a whole number of megabytes from 11 to 1000000, or unset it.',
    ],
    [
      'SSM_STORED_MB',
      '0',
      'SSM_STORED_MB is "0". Set it to a whole number of megabytes from 1 to 1000000, or unset it.',
    ],
    [
      'SSM_TRUSTED_PROXIES',
      '10.0.0.7 proxy.example',
      'SSM_TRUSTED_PROXIES holds "proxy.example", which is no address. Set it to addresses such as 10.0.0.7 or 10.0.0.0/8, with a space between two, or unset it.',
    ],
    [
      'SSM_PREPARED_MB',
      '0',
      'SSM_PREPARED_MB is "0". Set it to a whole number of megabytes from 1 to 65536, or unset it.',
    ],
    [
      'LOG_LEVEL',
      'loud',
      'LOG_LEVEL is "loud". Set it to one of silent, fatal, error, warn, info, debug, trace, or unset it.',
    ],
    [
      'DATABASE_URL',
      'mysql://menu:secret@db/menu',
      'DATABASE_URL is not an address of the kind postgres://user:password@host:5432/name. Correct it, or unset it.',
    ],
    [
      'SSM_DATABASE_LISTEN_URL',
      'never',
      'SSM_DATABASE_LISTEN_URL is not an address of the kind postgres://user:password@host:5432/name, or none. Correct it, or unset it.',
    ],
    [
      'DATABASE_URL',
      'db',
      'DATABASE_URL is not an address of the kind postgres://user:password@host:5432/name. Correct it, or unset it.',
    ],
    [
      'PUBLIC_URL',
      'menu.example.org',
      'PUBLIC_URL is "menu.example.org". Set it to an address such as https://menu.example.org, or unset it.',
    ],
    [
      'SSM_MENU_NAME',
      'a'.repeat(81),
      'SSM_MENU_NAME has 81 characters. Set it to a text of at most 80 characters, or unset it.',
    ],
    ...[
      ['sat', 'sat'],
      ['//elsewhere.example/sat', '//elsewhere.example/sat'],
      ['javascript:alert(1)', 'javascript:alert(1)'],
      ['https://', 'https://'],
      ['/sat?x=1', '/sat?…'],
      ['https://a:b@c.example', '…@c.example'],
    ].map(([value = '', repeated = '']): [string, string, string] => [
      'SSM_API',
      value,
      `SSM_API is "${repeated}". Set it to a path such as /api/sat or an address such as https://menu.example.org/sat, without a password or a query, or unset it.`,
    ]),
    [
      'SSM_CONNECT_ORIGINS',
      'id.example',
      'SSM_CONNECT_ORIGINS holds "id.example", which is not an origin. Set it to origins such as https://portal.example.org or https://*.example.org, without a path and with a space between two, or unset it.',
    ],
  ])('refuses %s=%s by name, in a sentence that says which values the setting takes', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/menu')).toThrow(new ConfigError(sentence));
  });
});
