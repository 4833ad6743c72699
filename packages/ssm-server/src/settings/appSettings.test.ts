import { flagServiceNames } from 'ssm-core/internal';
import { describe, expect, it } from 'vitest';
import { createTestServer } from '../testing/testServer.ts';
import { appSettings } from './appSettings.ts';
import { defaultAppSettings } from './defaultSettings.ts';
import { readSettings } from './readSettings.ts';
import { settingsOrigins } from './settingsOrigins.ts';
import { settingsFile as fileOf } from './testing/settingsFile.ts';

const appOf = (env: Readonly<Record<string, string>>, publicUrl?: string) =>
  appSettings({ settings: readSettings(env, '/'), page: {}, publicUrl });

const nothingSet = {
  menuName: 'SomaScan Menu',
  api: 'sat',
  identity: {
    kind: 'oidc',
    authority: 'oidc',
    clientId: 'ssm',
    audience: 'https://ssm.invalid/sat',
    scope: 'openid profile email',
    claimNamespace: 'https://ssm.invalid/',
    logoutUrl: '/',
    loginErrorPath: '/',
  },
  flags: { provider: 'ofrep', url: '' },
  forms: null,
  cookiePolicyUrl: null,
  inactivityMs: 120_000,
  analyticsId: null,
  errorReports: null,
  links: { portal: null, customerService: null, studies: null, dataVisualizationLogin: null, requestAccess: null },
  menuItems: [],
  databases: null,
};

describe('/config.json', () => {
  it('S9-08, S9-10: reports defaults if nothing is set, and every default address is at the server itself', async () => {
    const { ask } = await createTestServer();
    expect(appOf({})).toEqual(defaultAppSettings);
    const answer = await ask('/config.json');
    expect([answer.status, await answer.json()]).toEqual([200, nothingSet]);
    const held = { 'If-None-Match': answer.headers.get('ETag') ?? '' };
    expect((await ask('/config.json', { headers: held })).status).toEqual(304);
  });

  it('S9-08 reports every setting that is set', () => {
    const env = {
      SSM_OIDC_ISSUER: 'https://tenant.example/',
      SSM_OIDC_CLIENT_ID: 'client-1',
      SSM_OIDC_AUDIENCE: 'https://assay.example/sat',
      SSM_OIDC_SCOPE: 'openid profile email offline_access',
      SSM_CLAIM_NAMESPACE: 'https://tenant.example/ssm/',
      SSM_LOGOUT_URL: 'https://portal.example/bye',
      SSM_LOGIN_ERROR_PATH: '/login-failed',
      SSM_FLAGS: 'split',
      SSM_FLAGS_KEY: 'key-1',
      SSM_FORMS_PORTAL_ID: '123',
      SSM_SIGN_UP_FORM_ID: 'form-1',
      SSM_REQUEST_ACCESS_FORM_ID: 'form-2',
      SSM_COOKIE_POLICY_URL: 'https://consent.example/policy.js',
      SSM_INACTIVITY_MS: '30000',
      SSM_ANALYTICS_ID: 'G-1',
      SSM_ERROR_REPORT_DSN: 'https://public@errors.example/1',
      SSM_LINK_PORTAL: 'https://portal.example/',
      SSM_LINK_CUSTOMER_SERVICE: 'https://portal.example/help',
      SSM_LINK_STUDIES: 'https://portal.example/studies',
      SSM_LINK_DATA_VISUALIZATION_LOGIN: 'https://plots.example/login',
      SSM_REQUEST_ACCESS_URL: 'mailto:access@portal.example',
    };
    expect(appOf(env)).toEqual({
      ...nothingSet,
      identity: {
        kind: 'oidc',
        authority: 'https://tenant.example/',
        clientId: 'client-1',
        audience: 'https://assay.example/sat',
        scope: 'openid profile email offline_access',
        claimNamespace: 'https://tenant.example/ssm/',
        logoutUrl: 'https://portal.example/bye',
        loginErrorPath: '/login-failed',
      },
      flags: { provider: 'split', key: 'key-1' },
      forms: {
        region: 'na1',
        portalId: '123',
        signUpFormId: 'form-1',
        requestAccessFormId: 'form-2',
        scriptUrl: 'https://js.hsforms.net/forms/embed/v2.js',
      },
      cookiePolicyUrl: 'https://consent.example/policy.js',
      inactivityMs: 30_000,
      analyticsId: 'G-1',
      errorReports: { dsn: 'https://public@errors.example/1', environment: 'prod-ssm' },
      links: {
        portal: 'https://portal.example/',
        customerService: 'https://portal.example/help',
        studies: 'https://portal.example/studies',
        dataVisualizationLogin: 'https://plots.example/login',
        requestAccess: 'mailto:access@portal.example',
      },
    });
  });

  it('S9-08 reports the settings that a flag service takes, and no others', async () => {
    const others = { SSM_FLAGS_URL: 'https://flags.example/base', SSM_FLAGS_KEY: 'key-1' };
    const told = flagServiceNames.map((name) => appOf({ ...others, SSM_FLAGS: name }).flags);
    expect(told).toEqual([
      { provider: 'ofrep', url: 'https://flags.example/base' },
      { provider: 'split', key: 'key-1' },
      { provider: 'static', values: {} },
    ]);
    const file = await fileOf({ flags: { provider: 'static', values: { banner: 'on', limit: 5 } } });
    expect(appOf({ SSM_SETTINGS: file }).flags).toEqual({
      provider: 'static',
      values: { banner: 'on', limit: 5 },
    });
  });

  it('S1-11 reports the databases in a settings file unchanged', async () => {
    const databases = [{ label: 'Genes', template: 'https://genes.example/{gene}' }];
    expect(appOf({ SSM_SETTINGS: await fileOf({ databases }) }).databases).toEqual(databases);
  });

  it('S1-02 lets users sign in at the development provider by default, and lets nobody sign in if no provider is set', () => {
    expect(appOf({}, 'https://menu.example.org/assay').identity).toEqual({
      ...nothingSet.identity,
      audience: 'https://menu.example.org/assay/sat',
    });
    expect(appOf({ SSM_IDENTITY: 'none' }).identity).toEqual({ kind: 'none' });
  });
});

describe('settingsOrigins', () => {
  it('R35 R42: allows no third-party origin before its service is configured', () => {
    expect(settingsOrigins(appOf({}))).toEqual({ connectOrigins: [], scriptOrigins: [], frameOrigins: [] });
  });

  it('R35: adds exactly the origins of each configured service', () => {
    const origins = (env: Readonly<Record<string, string>>) => settingsOrigins(appOf(env));
    const issuer = {
      SSM_OIDC_ISSUER: 'https://tenant.example/realm',
      SSM_OIDC_CLIENT_ID: 'client-1',
      SSM_OIDC_AUDIENCE: 'https://assay.example/sat',
    };
    expect(origins(issuer)).toEqual({
      connectOrigins: ['https://tenant.example'],
      scriptOrigins: [],
      frameOrigins: ['https://tenant.example'],
    });
    expect(origins({ SSM_FLAGS_URL: 'https://flags.example/base' }).connectOrigins).toEqual(['https://flags.example']);
    expect(origins({ SSM_FLAGS: 'split', SSM_FLAGS_KEY: 'key-1' }).connectOrigins).toEqual([
      'https://sdk.split.io',
      'https://auth.split.io',
      'https://events.split.io',
      'https://streaming.split.io',
      'https://telemetry.split.io',
    ]);
    // Settings of another service are ignored.
    const withoutUrl = { SSM_FLAGS: 'static', SSM_FLAGS_URL: 'https://flags.example/base' };
    expect(origins(withoutUrl).connectOrigins).toEqual([]);
    expect(origins({ SSM_FORMS_PORTAL_ID: '1' })).toEqual({
      connectOrigins: ['https://js.hsforms.net', 'https://forms.hsforms.com', 'https://api.hsforms.com'],
      scriptOrigins: ['https://js.hsforms.net'],
      frameOrigins: ['https://js.hsforms.net', 'https://forms.hsforms.com', 'https://api.hsforms.com'],
    });
    expect(origins({ SSM_ANALYTICS_ID: 'G-1', SSM_ERROR_REPORT_DSN: 'https://k@errors.example/1' })).toEqual({
      connectOrigins: ['https://www.google-analytics.com', 'https://*.google-analytics.com', 'https://errors.example'],
      scriptOrigins: ['https://www.googletagmanager.com'],
      frameOrigins: [],
    });
  });
});
