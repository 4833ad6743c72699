import { afterEach, expect, test, vi } from 'vitest';
import { mountSsmMenu, type SsmFrame, type SsmFrameOptions } from './iframe.ts';

const src = new URL('/embed.html', window.location.href).href;
let frame: SsmFrame | undefined;

afterEach(() => {
  frame?.destroy();
  frame = undefined;
});

/** A frame whose page is played by the test: what it is told is in a list. */
function mount(options: Omit<SsmFrameOptions, 'src'>) {
  const mounted = mountSsmMenu(document.body, { src, ...options });
  frame = mounted;
  const told: unknown[] = [];
  const source = mounted.iframe.contentWindow as Window;
  vi.spyOn(source, 'postMessage').mockImplementation((said: unknown) => void told.push(said));
  const say = (data: object): void => {
    const origin = new URL(src).origin;
    window.dispatchEvent(new MessageEvent('message', { source, origin, data: { ssm: 1, ...data } }));
  };
  return { mounted, told, say };
}

test('an address that is none of the web throws, and nothing is put into the page', () => {
  const container = document.createElement('div');
  expect(() => mountSsmMenu(container, { src: 'mailto:nobody@assay.example' })).toThrow(
    'src is "mailto:nobody@assay.example": give the http(s) address of embed.html.',
  );
  expect(container.childElementCount).toBe(0);
});

test.each([
  ['throws', () => expect.fail('broken')],
  ['rejects', () => Promise.reject(new Error('broken'))],
])('a session that %s is told as an error, and nobody is signed in', async (_, session) => {
  const onError = vi.fn<NonNullable<SsmFrameOptions['onError']>>();
  const { told, say } = mount({ session, onError });
  say({ type: 'session-wanted', id: 7 });
  await expect.poll(() => told).toEqual([{ ssm: 1, type: 'session', id: 7, token: null }]);
  expect(onError.mock.calls.map(([{ code }]) => code)).toEqual(['session']);
});

test('without a session nobody is signed in, and an error is told to the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { told, say } = mount({});
  say({ type: 'session-wanted', id: 1 });
  say({ type: 'error', code: 'view', message: 'no such version' });
  await expect.poll(() => told).toEqual([{ ssm: 1, type: 'session', id: 1, token: null }]);
  expect(warn.mock.calls).toEqual([['mountSsmMenu: view: no such version']]);
  warn.mockRestore();
});

test('what is said before the page is ready is told to it then', () => {
  const { mounted, told, say } = mount({ onReady: () => undefined });
  mounted.select(['1-1']);
  mounted.renewSession();
  expect(told).toEqual([]);
  say({ type: 'ready', version: 1, spoken: [1] });
  expect(told).toEqual([
    { ssm: 1, type: 'select', seqIds: ['1-1'] },
    { ssm: 1, type: 'renew' },
  ]);
});
