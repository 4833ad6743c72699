import { afterEach, expect, test, vi } from 'vitest';
import { createPortalSession } from './portalSession.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('each token request has its own id, and its answer goes to that caller', async () => {
  const asked: number[] = [];
  const session = createPortalSession(
    (id) => asked.push(id),
    () => expect.fail('The portal was not silent.'),
  );
  const [first, second] = [session.getAccessToken(), session.getAccessToken()];
  session.answer(2, 'of the second');
  session.answer(1, null);
  session.answer(1, 'too late');
  session.answer(3, 'never asked for');
  expect([asked, await first, await second]).toEqual([[1, 2], null, 'of the second']);
});

test('a portal that does not answer counts as signed out, and the silence is reported', async () => {
  vi.useFakeTimers();
  const onSilence = vi.fn();
  const session = createPortalSession(() => undefined, onSilence);
  const token = session.getAccessToken();
  await vi.advanceTimersByTimeAsync(10_000);
  session.answer(1, 'too late');
  expect([await token, onSilence.mock.calls.length]).toEqual([null, 1]);
});
