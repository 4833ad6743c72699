import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { flags } from './flags.ofrep.ts';

const banner = 'genericUI_downtimeBanner_frontend';
const answerOf = (value: unknown, tag: string) =>
  Response.json(
    {
      flags: [
        { key: banner, value, reason: 'STATIC' },
        { key: 'other', errorCode: 'GENERAL' },
      ],
    },
    { headers: { ETag: tag } },
  );

/** A service that gives these answers one after the other, and then says that nothing has changed. */
function serviceOf(...answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    asked.push([url, headers['If-None-Match'], JSON.parse(body)]);
    const answer = left.shift() ?? new Response(null, { status: 304 });
    if (answer instanceof Error) throw answer;
    return answer;
  });
  return asked;
}

async function start() {
  const onChange = vi.fn<() => void>();
  const client = await flags({ url: 'https://flags.example/base' })({ key: 'ada@example.org' }, onChange);
  return { client, onChange };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S4-05, R14: the service is asked for the person, and then for what has changed since, until it is left', async () => {
  const asked = serviceOf(answerOf('off', '"1"'), new Response(null, { status: 304 }), answerOf('on', '"2"'));
  const { client, onChange } = await start();
  const seen = [client.get(banner), client.get('other'), client.get('unknown')];
  await vi.advanceTimersByTimeAsync(3100);
  seen.push(client.get(banner));
  await client.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  const question = { context: { targetingKey: 'ada@example.org', project: 'ssm' } };
  const url = 'https://flags.example/base/ofrep/v1/evaluate/flags';
  expect([seen, asked, onChange.mock.calls.length]).toEqual([
    ['off', undefined, undefined, 'on'],
    [
      [url, undefined, question],
      [url, '"1"', question],
      [url, '"1"', question],
    ],
    2,
  ]);
});

test.each([
  ['is away', new TypeError('Failed to fetch')],
  ['fails', new Response('', { status: 500 })],
  ['answers a page', new Response('<!doctype html>')],
  ['answers something else', Response.json([7])],
  ['answers no list', Response.json({ flags: 'on' })],
])('R14: a service that %s leaves what was known, and is asked less often', async (_, answer) => {
  const asked = serviceOf(answerOf('on', '"1"'), answer, answer instanceof Response ? answer.clone() : answer);
  const { client } = await start();
  await vi.advanceTimersByTimeAsync(13_000);
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(1000);
  expect([client.get(banner), before, asked.length]).toEqual(['on', 2, 3]);
  await client.stop();
});

test('a service that has had too many questions is left alone for as long as it says', async () => {
  const asked = serviceOf(new Response('', { status: 429, headers: { 'Retry-After': '60' } }), answerOf('on', '"1"'));
  const { client } = await start();
  await vi.advanceTimersByTimeAsync(59_000);
  const before = [asked.length, client.get(banner)];
  await vi.advanceTimersByTimeAsync(15_000);
  expect([before, client.get(banner)]).toEqual([[1, undefined], 'on']);
  await client.stop();
});

test('a question that is under way is given up with the client', async () => {
  const signals: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal);
    return signals.length === 1 ? Promise.resolve(answerOf('on', '"1"')) : new Promise<never>(() => {});
  });
  const { client } = await start();
  await vi.advanceTimersByTimeAsync(1600);
  await client.stop();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
});
