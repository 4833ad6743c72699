import type { AnalyticsEvent } from 'ssm-core';
import { expect, test } from 'vitest';
import { readAppSettings } from '../settings/appSettings.ts';
import { createConsent, createConsents } from './consent.ts';
import { createTelemetry } from './telemetry.ts';
import { wantedTelemetry } from './wantedTelemetry.ts';

const home = 'https://menu.example/';
const event: AnalyticsEvent = { name: 'filter-apply', version: 'V_11K', filterKeys: ['mesh'] };

function browser() {
  const kept = new Map<string, string>();
  const tabs: ((event: { readonly key: string | null }) => void)[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
  return {
    kept,
    tab: () => ({
      localStorage: storage,
      addEventListener: (_: 'storage', listener: (typeof tabs)[number]) => void tabs.push(listener),
    }),
    tellTabs: () => {
      for (const listener of tabs) listener({ key: 'ssm.consent' });
    },
  };
}

function setup(answer: unknown) {
  const log: unknown[] = [];
  const consent = createConsent(browser().tab());
  const telemetry = createTelemetry({
    settings: readAppSettings(answer, home),
    consents: { use: consent, flags: null },
    adapters: {
      async analytics(id) {
        log.push(['analytics', id]);
        return (seen) => log.push(['counted', seen.name]);
      },
      async errors(settings) {
        log.push(['errors', settings]);
        return (seen) => log.push(['reported', seen.name === 'unsupported-analytes' ? seen.analytes : seen.error]);
      },
    },
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { log, consent, telemetry, settle };
}

const configured = { analyticsId: 'G-1', errorReports: { dsn: 'https://k@errors.example/1' } };

test('S7-11, R42: nothing is sent before the user consents, nor after the user refuses', async () => {
  const { log, consent, telemetry, settle } = setup(configured);
  telemetry.track(event);
  telemetry.report({ name: 'crash', error: 'first' });
  await settle();
  const before = [...log];
  consent.decide('granted');
  telemetry.track(event);
  telemetry.track(event);
  telemetry.report({ name: 'crash', error: 'second' });
  telemetry.report({ name: 'unsupported-analytes', version: 'V_7K', analytes: ['P05231'], count: 3 });
  await settle();
  const after = [...log];
  consent.decide('refused');
  telemetry.track(event);
  await settle();
  expect({ before, after, refused: log.length - after.length }).toEqual({
    before: [],
    after: [
      ['analytics', 'G-1'],
      ['errors', { dsn: 'https://k@errors.example/1', environment: 'prod-ssm' }],
      ['counted', 'filter-apply'],
      ['counted', 'filter-apply'],
      ['reported', 'second'],
      ['reported', ['P05231']],
    ],
    refused: 0,
  });
});

async function askedWith(flags: unknown): Promise<unknown> {
  const page = { ...browser().tab(), addEventListener() {} } as unknown as Window;
  const telemetry = await wantedTelemetry(readAppSettings({ flags }, home), page, home);
  return telemetry === null ? null : [telemetry.consents?.use, telemetry.consents?.flags?.('auth|1').get()];
}

test('the user is not asked for consent if the settings name no third party', async () => {
  const own = [undefined, { provider: 'ofrep', url: '' }, { provider: 'ofrep', url: 'https://menu.example/flags' }];
  expect(await Promise.all(own.map(askedWith))).toEqual([null, null, null]);
  expect(await askedWith({ provider: 'static', values: {} })).toBe(null);
});

test('R42: a flag service of another party asks for consent to the e-mail, and not to usage data', async () => {
  const elsewhere = [
    { provider: 'ofrep', url: 'https://flags.example' },
    { provider: 'split', key: 'key-1' },
  ];
  expect(await Promise.all(elsewhere.map(askedWith))).toEqual([
    [null, 'unasked'],
    [null, 'unasked'],
  ]);
});

test('R42: consent to share the e-mail is stored per user, and apart from consent to usage data', () => {
  const { kept, tab } = browser();
  const has = { use: true, flags: true };
  const consents = createConsents(tab(), has);
  consents.use?.decide('granted');
  consents.flags?.('auth|1').decide('granted');
  const again = createConsents(tab(), has);
  expect({
    kept: [...kept],
    seen: [again.use, again.flags?.('auth|1'), again.flags?.('auth|2')].map((store) => store?.get()),
  }).toEqual({
    kept: [
      ['ssm.consent', 'granted'],
      ['ssm.consent.flags.auth|1', 'granted'],
    ],
    seen: ['granted', 'granted', 'unasked'],
  });
});

test('only services in the settings get data', async () => {
  const { log, consent, telemetry, settle } = setup({ analyticsId: 'G-1' });
  consent.decide('granted');
  telemetry.track(event);
  telemetry.report({ name: 'crash', error: 'x' });
  await settle();
  expect(log).toEqual([
    ['analytics', 'G-1'],
    ['counted', 'filter-apply'],
  ]);
});

test('an adapter that fails to start is retried and throws no error', async () => {
  const consent = createConsent(browser().tab());
  consent.decide('granted');
  let attempts = 0;
  const telemetry = createTelemetry({
    settings: readAppSettings(configured, home),
    consents: { use: consent, flags: null },
    adapters: {
      analytics: () => Promise.reject(new Error(`refused ${++attempts}`)),
      errors: () => Promise.reject(new Error('refused')),
    },
  });
  telemetry.track(event);
  await new Promise((resolve) => setTimeout(resolve));
  telemetry.track(event);
  await new Promise((resolve) => setTimeout(resolve));
  expect(attempts).toBe(2);
});

test('a decision is persisted and reaches every tab', () => {
  const { kept, tab, tellTabs } = browser();
  const [one, other] = [createConsent(tab()), createConsent(tab())];
  const seen: unknown[] = [];
  other.subscribe(() => seen.push(other.get()));
  one.decide('refused');
  tellTabs();
  expect({ seen, kept: [...kept], again: createConsent(tab()).get() }).toEqual({
    seen: ['refused'],
    kept: [['ssm.consent', 'refused']],
    again: 'refused',
  });
});
