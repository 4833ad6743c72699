import { describe, expect, test } from 'vitest';
import { type AppSettings, installationOf, readAppSettings } from './appSettings.ts';

const home = 'https://menu.example/base/';
const none: AppSettings = {
  identity: {
    kind: 'none',
    issuer: '',
    clientId: '',
    audience: undefined,
    scope: 'openid profile email',
    claimNamespace: '',
    logoutUrl: undefined,
    loginErrorPath: undefined,
  },
  flags: undefined,
  forms: {
    region: 'na1',
    portalId: undefined,
    signUpFormId: undefined,
    requestAccessFormId: undefined,
    requestAccessUrl: undefined,
    scriptUrl: undefined,
  },
  cookiePolicyUrl: undefined,
  inactivityMs: undefined,
  analyticsId: undefined,
  errorReports: { dsn: undefined, environment: 'prod-ssm' },
  links: undefined,
  menuItems: undefined,
  databases: undefined,
};

describe('the settings of an installation', () => {
  test('S9-08: come from the answer of the server', () => {
    expect(
      readAppSettings(
        {
          identity: { kind: 'oidc', authority: 'oidc', clientId: 'menu', loginErrorPath: '/sorry' },
          flags: { provider: 'ofrep', url: '' },
          forms: { region: 'na1', portalId: '7', signUpFormId: 's' },
          inactivityMs: 30_000,
          links: { portal: 'https://portal.example', studies: '' },
          menuItems: [{ label: 'No address' }],
        },
        home,
      ),
    ).toEqual({
      ...none,
      identity: {
        ...none.identity,
        kind: 'oidc',
        issuer: 'https://menu.example/base/oidc',
        clientId: 'menu',
        loginErrorPath: '/sorry',
      },
      flags: { provider: 'ofrep', url: '' },
      forms: { ...none.forms, portalId: '7', signUpFormId: 's' },
      inactivityMs: 30_000,
      links: { portal: 'https://portal.example', studies: '' },
      menuItems: [{ label: 'No address' }],
    });
  });

  test.each([undefined, null, 5, 'text', [], { identity: [], forms: 3, inactivityMs: 'long' }])(
    'are only defaults if the server answers %j',
    (answer) => {
      expect(readAppSettings(answer, home)).toEqual(none);
    },
  );

  test.each([
    ['a page that is not there', async () => new Response('<p>', { status: 404 })],
    ['something that is not JSON', async () => new Response('<p>')],
    ['a failure', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('are the defaults, with which visitors still have a menu, because of %s', async (_, answer) => {
    expect(await installationOf({ querySelector: () => null }, home, answer)).toEqual(none);
  });

  test('are not requested if the server wrote them into the page', async () => {
    const page = (content: string) => ({ querySelector: () => ({ content }) as never });
    const never = () => Promise.reject(new Error('asked'));
    const written = JSON.stringify({ links: { portal: 'https://portal.example' } });
    expect([await installationOf(page(written), home, never), await installationOf(page('{'), home, never)]).toEqual([
      { ...none, links: { portal: 'https://portal.example' } },
      none,
    ]);
  });
});
