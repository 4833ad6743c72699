import type { EmbedMessage } from 'ssm-core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { mountSsmMenu, type SsmFrame, type SsmFrameOptions, type SsmFrameView } from './iframe.ts';

type Played = EmbedMessage extends infer Message ? (Message extends unknown ? Omit<Message, 'ssm'> : never) : never;

const src = new URL('/embed.html', window.location.href).href;
let frame: SsmFrame | undefined;

afterEach(() => {
  frame?.destroy();
  frame = undefined;
});

/** Mounts a frame whose page the test plays. `told` collects the messages that the page receives. */
function mount(options: Omit<SsmFrameOptions, 'src'>) {
  const mounted = mountSsmMenu(document.body, { src, ...options });
  frame = mounted;
  const told: unknown[] = [];
  const source = mounted.iframe.contentWindow as Window;
  vi.spyOn(source, 'postMessage').mockImplementation((said: unknown) => void told.push(said));
  const say = (played: Played, ssm = 1): void => {
    const origin = new URL(src).origin;
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { ssm, ...played } }));
  };
  return { mounted, told, say };
}

test('an address without http(s) throws and appends nothing', () => {
  const container = document.createElement('div');
  expect(() => mountSsmMenu(container, { src: 'mailto:nobody@assay.example' })).toThrow(
    'src is "mailto:nobody@assay.example": give the http(s) address of embed.html.',
  );
  expect(container.childElementCount).toBe(0);
});

test.each([
  [undefined, 'src is undefined'],
  ['', 'src is ""'],
  ['http://', 'src is "http://"'],
])('the address %j throws a sentence that says what to give', (address, said) => {
  expect(() => mountSsmMenu(document.body, { src: address as string })).toThrow(
    new TypeError(`${said}: give the http(s) address of embed.html.`),
  );
});

test('a missing container throws and adds no listeners', () => {
  const listens = vi.spyOn(window, 'addEventListener');
  expect(() => mountSsmMenu(document.querySelector('#misspelt') as Element, { src })).toThrow(
    'container is null: give the element that the frame is to be in.',
  );
  expect(listens.mock.calls).toEqual([]);
});

test.each<[session: unknown, error: string]>([
  [() => expect.fail('broken'), 'AssertionError: broken'],
  [() => Promise.reject(new Error('broken')), 'Error: broken'],
  [() => 42, 'TypeError: Expected the access token as a string, or null, not a value of type number'],
  [
    async () => ({ token: 'abc' }),
    'TypeError: Expected the access token as a string, or null, not a value of type object',
  ],
  ['abc', 'TypeError: session is not a function'],
])('session %# that is unusable is sent to the page as an error, which the page reports', async (session, error) => {
  const onError = vi.fn<NonNullable<SsmFrameOptions['onError']>>();
  const { told, say } = mount({ session: session as NonNullable<SsmFrameOptions['session']>, onError });
  say({ type: 'session-wanted', id: 7 });
  await expect.poll(() => told).toEqual([{ ssm: 1, type: 'session', id: 7, token: null, error }]);
  expect(onError.mock.calls).toEqual([]);
});

test.each([undefined, null, ''])('the session %j is a signed-out user', async (token) => {
  const { told, say } = mount({ session: () => token });
  say({ type: 'session-wanted', id: 7 });
  await expect.poll(() => told).toEqual([{ ssm: 1, type: 'session', id: 7, token: null }]);
});

test('calls with unusable arguments are reported and not sent', () => {
  const onError = vi.fn<NonNullable<SsmFrameOptions['onError']>>();
  const { mounted, told, say } = mount({ onError });
  say({ type: 'ready', spoken: [1], shows: 'menu' });
  for (const wrong of ['10000-28', null, undefined]) mounted.select(wrong as unknown as readonly string[]);
  for (const wrong of ['search=x', null, undefined, ['x']]) mounted.setView(wrong as unknown as SsmFrameView);
  expect([told, onError.mock.calls.map(([{ message }]) => message)]).toEqual([
    [],
    [
      ...Array(3).fill('select() takes a list of SeqIds, as ["10000-28"]. Nothing was changed.'),
      ...Array(4).fill('setView() takes an object, as { search: "kinase" }. Nothing was changed.'),
    ],
  ]);
});

describe('a frame that does not answer', () => {
  const errors = () => vi.fn<NonNullable<SsmFrameOptions['onError']>>();
  const silence = {
    code: 'ready',
    message:
      `${src} has not answered in 15 s. Is its server there, ` +
      `and does that name ${window.location.origin} in SSM_EMBED_ORIGINS?`,
  };

  test('reports an error once and still accepts a late answer', () => {
    vi.useFakeTimers();
    const onError = errors();
    const { mounted, told, say } = mount({ onError });
    mounted.select(['1-1']);
    vi.advanceTimersByTime(14_999);
    expect(onError.mock.calls).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(onError.mock.calls).toEqual([[silence]]);
    say({ type: 'ready', spoken: [1], shows: 'menu' });
    expect(told).toEqual([{ ssm: 1, type: 'select', seqIds: ['1-1'] }]);
  });

  test('reports no error after an answer in any protocol version, or after destroy()', () => {
    vi.useFakeTimers();
    const [ready, refused, gone] = [errors(), errors(), errors()];
    mount({ onError: ready }).say({ type: 'ready', spoken: [1], shows: 'menu' });
    frame?.destroy();
    mount({ onError: refused }).say({ type: 'error', code: 'version', message: 'Not spoken.', spoken: [2] }, 2);
    vi.advanceTimersByTime(15_000);
    frame?.destroy();
    mount({ onError: gone }).mounted.destroy();
    vi.advanceTimersByTime(15_000);
    expect([ready, refused, gone].map(({ mock }) => mock.calls.map(([{ code }]) => code))).toEqual([
      [],
      ['version'],
      [],
    ]);
  });

  test('reports an error when the page reloads and does not answer', () => {
    vi.useFakeTimers();
    const onError = errors();
    const { mounted, say } = mount({ onError });
    say({ type: 'ready', spoken: [1], shows: 'menu' });
    vi.advanceTimersByTime(60_000);
    mounted.iframe.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(15_000);
    expect(onError.mock.calls).toEqual([[silence]]);
  });
});

test('without a session the user counts as signed out, and the console shows errors', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { told, say } = mount({});
  say({ type: 'session-wanted', id: 1 });
  say({ type: 'error', code: 'view', message: 'no such version' });
  await expect.poll(() => told).toEqual([{ ssm: 1, type: 'session', id: 1, token: null }]);
  expect(warn.mock.calls).toEqual([['mountSsmMenu: view: no such version']]);
});

test('messages are sent only once the page is ready', () => {
  const { mounted, told, say } = mount({ onReady: () => undefined });
  mounted.select(['1-1']);
  mounted.renewSession();
  expect(told).toEqual([]);
  say({ type: 'ready', spoken: [1], shows: 'menu' });
  expect(told).toEqual([
    { ssm: 1, type: 'select', seqIds: ['1-1'] },
    { ssm: 1, type: 'renew' },
  ]);
});

test('a message that cannot be cloned throws at once, and each other message keeps the values with which it was sent', () => {
  const { mounted, told, say } = mount({});
  const broken = { search: () => 'kinase' } as unknown as SsmFrameView;
  const sentence = 'What "view" holds cannot be sent to a frame: give plain values.';
  const view = { search: 'kinase' };
  mounted.setView(view);
  expect(() => mounted.setView(broken)).toThrow(new TypeError(sentence));
  view.search = 'serum';
  mounted.select(['1-1']);
  say({ type: 'ready', spoken: [1], shows: 'menu' });
  expect(() => mounted.setView(broken)).toThrow(new TypeError(sentence));
  mounted.renewSession();
  expect(told).toEqual([
    { ssm: 1, type: 'view', search: 'kinase' },
    { ssm: 1, type: 'select', seqIds: ['1-1'] },
    { ssm: 1, type: 'renew' },
  ]);
});
