/** Answers requests to third parties in their own protocol, before the requests leave the browser. */
import type { BrowserContext, Request } from 'playwright';

async function answerAll(
  context: BrowserContext,
  origin: string,
  answer: (request: Request) => { readonly type: string; readonly body: string },
): Promise<readonly string[]> {
  const asked: string[] = [];
  await context.route(`${origin}/**`, async (route) => {
    const request = route.request();
    asked.push(`${request.method()} ${request.url().slice(origin.length)}`);
    const { type, body } = answer(request);
    await route.fulfill({ status: 200, contentType: type, body, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  return asked;
}

const script = (body: string) => ({ type: 'text/javascript', body });
const json = (value: unknown) => ({ type: 'application/json', body: JSON.stringify(value) });

export function standInForms(context: BrowserContext): Promise<readonly string[]> {
  return answerAll(context, 'https://js.hsforms.net', () =>
    script(`window.hbspt = { forms: { create({ region, portalId, formId, target }) {
      const form = document.createElement('form');
      form.setAttribute('aria-label', [region, portalId, formId].join(' '));
      const label = document.createElement('label');
      label.append('E-mail', document.createElement('input'));
      form.append(label);
      document.querySelector(target).append(form);
    } } };`),
  );
}

export function standInConsentManager(context: BrowserContext): Promise<readonly string[]> {
  return answerAll(context, 'https://consent.example', () =>
    script(`document.getElementById('ot-sdk-cookie-policy').append('The policy of the consent manager');`),
  );
}

/** Imitates Google's tag: records the events in its data layer. */
export function standInAnalytics(context: BrowserContext): Promise<readonly string[]> {
  return answerAll(context, 'https://www.googletagmanager.com', () =>
    script(`window.counted = [];
      const take = (command) => { if (command[0] === 'event') window.counted.push([command[1], command[2]]); };
      window.dataLayer.forEach(take);
      window.dataLayer.push = (command) => { Array.prototype.push.call(window.dataLayer, command); take(command); };`),
  );
}

export async function standInErrorReports(context: BrowserContext): Promise<readonly string[]> {
  const crashes: string[] = [];
  await answerAll(context, 'https://errors.example', (request) => {
    for (const line of (request.postData() ?? '').split('\n')) {
      const item = JSON.parse(line || '{}') as {
        environment?: string;
        exception?: { values: readonly { type: string; value: string }[] };
        request?: unknown;
        user?: unknown;
      };
      const [crash] = item.exception?.values ?? [];
      if (crash !== undefined) {
        crashes.push(`${item.environment}: ${crash.type} ${crash.value}${JSON.stringify([item.request, item.user])}`);
      }
    }
    return json({});
  });
  return crashes;
}

/** Imitates Split's service for browsers, without streaming. It has one flag, which is on for the listed keys. */
export function standInSplit(context: BrowserContext, flag: string, isOnFor: readonly string[]) {
  const condition = (matcher: unknown, treatment: string) => ({
    conditionType: 'WHITELIST',
    label: treatment,
    matcherGroup: { combiner: 'AND', matchers: [matcher] },
    partitions: [{ treatment, size: 100 }],
  });
  const split = {
    name: flag,
    trafficTypeName: 'user',
    trafficAllocation: 100,
    trafficAllocationSeed: 1,
    seed: 1,
    status: 'ACTIVE',
    killed: false,
    defaultTreatment: 'off',
    changeNumber: 1,
    algo: 2,
    configurations: {},
    sets: [],
    conditions: [
      condition({ matcherType: 'WHITELIST', negate: false, whitelistMatcherData: { whitelist: isOnFor } }, 'on'),
      condition({ matcherType: 'ALL_KEYS', negate: false }, 'off'),
    ],
  };
  const sdk = answerAll(context, 'https://sdk.split.io', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/memberships/')) return json({ ms: { k: [] }, ls: { k: [] } });
    const isFirst = searchParams.get('since') === '-1';
    const definitions = { d: isFirst ? [split] : [], s: isFirst ? -1 : 1, t: 1 };
    return json({ ff: definitions, rbs: { d: [], s: -1, t: -1 } });
  });
  const others = ['auth', 'events', 'streaming', 'telemetry'].map((name) =>
    answerAll(context, `https://${name}.split.io`, () => json({ pushEnabled: false, token: '' })),
  );
  return Promise.all([sdk, ...others]);
}
