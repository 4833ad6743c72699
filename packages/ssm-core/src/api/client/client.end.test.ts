import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandledClient, jsonAnswer, nothingMore, problemAnswer, rejectionOf } from '../../testing/answers.ts';
import { createLoadingRegistry } from '../queries/loading.ts';
import type { FetchShaped, SatClientOptions } from './client.ts';

const noAnswer = { status: 0, ...nothingMore };
const timeout = { ...noAnswer, code: 'timeout' };
const aborted = { ...noAnswer, code: 'aborted' };

const never: FetchShaped = () => new Promise(() => undefined);

function count(
  handler: FetchShaped,
  settings: { readonly signal?: AbortSignal; readonly loading?: 'local' | 'global' } = {},
  options: SatClientOptions = {},
): Promise<unknown> {
  return createHandledClient(handler, options).client.get('/menuquery/{reqPath}/somamer/count', {
    params: { path: { reqPath: 'public' }, query: { version: 'V_11K' } },
    ...settings,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the timeout', () => {
  test('S9-01 R12: a call without an answer ends after 120000 ms and not before', async () => {
    let isOver = false;
    const rejection = rejectionOf(count(never)).finally(() => {
      isOver = true;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(isOver).toEqual(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await rejection).toEqual(timeout);
  });

  test('can be set by an option', async () => {
    const rejection = rejectionOf(count(never, {}, { timeoutMs: 50 }));
    await vi.advanceTimersByTimeAsync(50);
    expect(await rejection).toEqual(timeout);
  });

  test('R12: also limits the wait for the body and for a token', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const endless = rejectionOf(count(async () => new Response(new ReadableStream(), { headers })));
    const endlessProblem = rejectionOf(count(async () => new Response(new ReadableStream(), { status: 500 })));
    const tokenless = rejectionOf(count(never, {}, { accessToken: () => new Promise(() => undefined) }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await Promise.all([endless, endlessProblem, tokenless])).toEqual([timeout, timeout, timeout]);
  });

  test('aborts the request when it expires', async () => {
    const { client, requests } = createHandledClient(never);
    const call = client.get('/menuquery/{reqPath}/somamer/count', {
      params: { path: { reqPath: 'public' }, query: { version: 'V_11K' } },
    });
    const rejection = rejectionOf(call);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1);
    await rejection;
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  test('leaves no timer after a success or a failure', async () => {
    await count(async () => jsonAnswer({}));
    await rejectionOf(count(async () => problemAnswer({ status: 500 })));
    expect(vi.getTimerCount()).toEqual(0);
  });
});

describe("the caller's signal", () => {
  test('ends the call at once, even if the fetch ignores the signal', async () => {
    const controller = new AbortController();
    const rejection = rejectionOf(count(never, { signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    expect(await rejection).toEqual(aborted);
    expect(vi.getTimerCount()).toEqual(0);
  });

  test('sends nothing if it was aborted before the call', async () => {
    let sent = 0;
    const handler: FetchShaped = async () => jsonAnswer(sent++);
    expect(await rejectionOf(count(handler, { signal: AbortSignal.abort() }))).toEqual(aborted);
    expect(sent).toEqual(0);
  });

  test('has no listeners left once calls have ended', async () => {
    const { signal } = new AbortController();
    const running = count(async () => jsonAnswer({}), { signal });
    expect(getEventListeners(signal, 'abort').length).toEqual(1);
    await running;
    await rejectionOf(count(async () => problemAnswer({ status: 404 }), { signal }));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test('R18: an aborted call ignores a 401 that arrives later', async () => {
    const controller = new AbortController();
    const { promise, resolve } = Promise.withResolvers<Response>();
    let calls = 0;
    const options = { onUnauthorized: () => calls++ };
    const rejection = rejectionOf(count(() => promise, { signal: controller.signal }, options));
    controller.abort();
    await rejection;
    resolve(problemAnswer({ status: 401 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual(0);
  });
});

describe('loading', () => {
  async function during(loading?: 'local' | 'global') {
    const registry = createLoadingRegistry();
    const settings = loading === undefined ? {} : { loading };
    const seen: boolean[] = [];
    const handler: FetchShaped = async () => {
      seen.push(registry.isLoading());
      return jsonAnswer({});
    };
    await count(handler, settings, { loading: registry });
    seen.push(registry.isLoading());
    return seen;
  }

  test('S7-03 a global call turns global loading on while it lasts, and a local call, which is the default, does not', async () => {
    expect(await during('global')).toEqual([true, false]);
    expect(await during('local')).toEqual([false, false]);
    expect(await during()).toEqual([false, false]);
  });

  test('S7-04 ends after an error, a timeout or an abort', async () => {
    const registry = createLoadingRegistry();
    const options = { loading: registry };
    const controller = new AbortController();
    await rejectionOf(count(() => Promise.reject(new TypeError('refused')), { loading: 'global' }, options));
    expect(registry.isLoading()).toEqual(false);
    const slow = rejectionOf(count(never, { loading: 'global' }, options));
    const given = rejectionOf(count(never, { loading: 'global', signal: controller.signal }, options));
    controller.abort();
    await given;
    expect(registry.isLoading()).toEqual(true);
    await vi.advanceTimersByTimeAsync(120_000);
    await slow;
    expect(registry.isLoading()).toEqual(false);
  });
});
