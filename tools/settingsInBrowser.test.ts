import { expect, test } from 'vitest';
import { readAppSettings } from '../packages/ssm-host/src/settings/appSettings.ts';
import { readSettings as readPage } from '../packages/ssm-host/src/settings/env.ts';
import { readConfig } from '../packages/ssm-server/src/settings/config.ts';
import { application } from '../packages/ssm-server/src/settings/declared/application.ts';
import { identity } from '../packages/ssm-server/src/settings/declared/identity.ts';
import { errorReports, forms } from '../packages/ssm-server/src/settings/declared/services.ts';
import { tables } from '../packages/ssm-server/src/settings/declared/tables.ts';

const home = 'https://menu.example/';

const { app } = readConfig(
  {
    SSM_OIDC_ISSUER: 'https://id.example/',
    SSM_OIDC_CLIENT_ID: 'client-1',
    SSM_OIDC_AUDIENCE: 'https://menu.example/sat',
    SSM_FORMS_PORTAL_ID: '1',
    SSM_SIGN_UP_FORM_ID: '2',
    SSM_REQUEST_ACCESS_FORM_ID: '3',
    SSM_COOKIE_POLICY_URL: 'https://consent.example/policy.js',
    SSM_ANALYTICS_ID: 'G-1',
    SSM_ERROR_REPORT_DSN: 'https://key@errors.example/1',
  },
  '/menu',
);

function withOther(value: unknown, [key, ...rest]: readonly string[]): unknown {
  if (key === undefined) return typeof value === 'number' ? value - 1 : 'https://other.example/none';
  const part = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...part, [key]: withOther(part[key], rest) };
}

const declared = Object.values(tables).flatMap((table) => Object.values(table));
const places = [...new Set(declared.flatMap(({ told }) => told ?? []))].filter((place) => !place.startsWith('<'));
/** The page itself has these two settings, even when another server hosts the page. */
const ofPage = ['menuName', 'api'];

test('the application reads every declared place of /config.json', () => {
  const unread = places.filter((place) => {
    const other = place === 'identity.kind' ? { ...app, identity: { kind: 'none' } } : withOther(app, place.split('.'));
    return JSON.stringify(readAppSettings(other, home)) === JSON.stringify(readAppSettings(app, home));
  });
  expect(unread).toEqual(ofPage);
});

test('without settings, the application uses the declared defaults', () => {
  const untold = readAppSettings(undefined, home);
  expect([untold.identity.scope, untold.forms.region, untold.errorReports.environment]).toEqual([
    identity.scope.default,
    forms.region.default,
    errorReports.environment.default,
  ]);
});

test('the page accepts the same menu names as the server', () => {
  const names = ['a'.repeat(80), 'a'.repeat(81)];
  const isTaken = (menuName: string): boolean => {
    try {
      readPage({ menuName, api: '', lang: '', dir: '' }, { basePath: '/', documentAddress: home });
      return true;
    } catch {
      return false;
    }
  };
  expect(names.map(isTaken)).toEqual([true, false]);
  expect(names.map((name) => application.menuName.kind.check.safeParse(name).success)).toEqual([true, false]);
});
