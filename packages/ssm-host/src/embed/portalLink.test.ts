import type { PortalMessage } from 'ssm-core';
import { afterEach, expect, test, vi } from 'vitest';
import { createPortalSession, openPortalLink, type PortalLinkOptions } from './portalLink.ts';

const origins = ['https://portal.example', 'https://intranet.example'];
const hello = { ssm: 1, type: 'hello', versions: [1], session: false };

function framed() {
  const posted: unknown[] = [];
  const messages: PortalMessage[] = [];
  const parent = { postMessage: (data: unknown, to: unknown) => void posted.push([to, data]) };
  let hear = (_event: { source: unknown; origin: string; data: unknown }): void => undefined;
  const page = {
    parent,
    addEventListener: (_type: string, listener: typeof hear) => {
      hear = listener;
    },
  } as unknown as PortalLinkOptions['page'];
  const link = openPortalLink({ page, origins, onMessage: (message) => messages.push(message) });
  return { link, posted, messages, parent, hear: (event: Parameters<typeof hear>[0]) => hear(event) };
}

test('accepts messages only from the framing window with an allowed origin, and answers only there', () => {
  const { link, posted, messages, parent, hear } = framed();
  link.post({ type: 'height', height: 1 });
  hear({ source: parent, origin: 'https://intranet.example', data: hello });
  link.post({ type: 'height', height: 320 });
  expect({ messages, posted }).toEqual({
    messages: [hello],
    posted: [['https://intranet.example', { ssm: 1, type: 'height', height: 320 }]],
  });
});

test.each([
  ['another origin', 'https://evil.example', true],
  ['an origin that only begins like an allowed one', 'https://portal.example.evil.example', true],
  ['a frame without an origin', 'null', true],
  ['another window of an allowed origin', 'https://portal.example', false],
])('a message from %s is ignored and not answered', (_, origin, isParent) => {
  const { link, posted, messages, parent, hear } = framed();
  const source = isParent ? parent : {};
  hear({ source, origin, data: hello });
  hear({ source, origin, data: { ssm: 9, type: 'hello' } });
  link.post({ type: 'height', height: 320 });
  expect({ messages, posted }).toEqual({ messages: [], posted: [] });
});

test('a message of another version is answered with the supported versions, an invalid one with the expected type and its path', () => {
  const { posted, messages, parent, hear } = framed();
  const say = (data: unknown) => hear({ source: parent, origin: 'https://portal.example', data });
  say({ ssm: 0, type: 'hello', versions: [0] });
  say({ ssm: 1, type: 'select', seqIds: ['10000-28', 5] });
  say({ from: 'another script of the portal' });
  expect({ messages, posted }).toEqual({
    messages: [],
    posted: [
      [
        'https://portal.example',
        {
          ssm: 1,
          type: 'error',
          code: 'version',
          spoken: [1],
          message: 'Messages of version 0 are not spoken here, but 1.',
        },
      ],
      [
        'https://portal.example',
        {
          ssm: 1,
          type: 'error',
          code: 'message',
          at: 'select.seqIds.1',
          expected: 'string',
          message: 'select.seqIds.1: expected string. Nothing was changed.',
        },
      ],
    ],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('each token request has its own id, and the answer goes to the caller of that request', async () => {
  const asked: number[] = [];
  const session = createPortalSession((id) => asked.push(id));
  const [first, second] = [session.getAccessToken(), session.getAccessToken()];
  session.answer({ id: 2, token: 'of the second' });
  session.answer({ id: 1, token: null });
  session.answer({ id: 1, token: 'too late' });
  session.answer({ id: 3, token: 'never asked for' });
  expect([asked, await first, await second]).toEqual([[1, 2], null, 'of the second']);
});

test('an error of the portal’s session rejects with the text of the portal', async () => {
  const session = createPortalSession(() => undefined);
  const token = session.getAccessToken();
  session.answer({ id: 1, token: null, error: 'TypeError: broken' });
  expect(await token.catch(String)).toBe('TypeError: broken');
});

test('a portal that does not answer in 10 s fails the call', async () => {
  vi.useFakeTimers();
  const session = createPortalSession(() => undefined);
  const token = session.getAccessToken().catch(String);
  await vi.advanceTimersByTimeAsync(10_000);
  session.answer({ id: 1, token: 'too late' });
  expect(await token).toBe('Error: The portal did not answer session-wanted in 10 s');
});
