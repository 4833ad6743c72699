import { describe, expect, test } from 'vitest';
import { readSettings, type Settings, type WrittenSettings } from './env.ts';

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
  test('empty settings give the defaults, and /sat under the base path', () => {
    expect([read({}), read({ menuName: ' ' }, '/menu/')]).toEqual([
      defaults,
      { ...defaults, apiBase: '/menu/sat', basePath: '/menu/' },
    ]);
  });

  test('the menu name, API address, language and direction can be set', () => {
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

  test('unusable settings are refused with advice', () => {
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
