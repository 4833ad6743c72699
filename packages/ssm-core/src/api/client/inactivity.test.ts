import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHandledClient, nothingMore, rejectionOf } from '../../testing/answers.ts';
import type { FetchShaped, SatClientOptions } from './client.ts';

const timeout = { status: 0, ...nothingMore, code: 'timeout' };
const headers = { 'Content-Type': 'application/json' };
const never: FetchShaped = () => new Promise(() => undefined);

function slow(parts: readonly string[], everyMs: number): FetchShaped {
  const left = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream<Uint8Array>({
    async pull(out) {
      await new Promise((resolve) => {
        setTimeout(resolve, everyMs);
      });
      const part = left.shift();
      if (part === undefined) out.close();
      else out.enqueue(part);
    },
  });
  return async () => new Response(body, { headers });
}

function count(handler: FetchShaped, options: SatClientOptions): Promise<unknown> {
  const { client } = createHandledClient(handler, options);
  return client.get('/menuquery/{reqPath}/somamer/count', {
    params: { path: { reqPath: 'public' }, query: { version: 'V_11K' } },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Waits until the lazy-loaded inactivity module is there, because fake timers do not cover loading. */
async function watchIsThere(): Promise<void> {
  await import('./inactivity.ts');
  await vi.advanceTimersByTimeAsync(0);
}

describe('the limit of inactivity', () => {
  test('S9-10: ends a call whose first byte does not arrive in time, and not earlier', async () => {
    let isOver = false;
    const rejection = rejectionOf(count(never, { inactivityMs: 5000 })).finally(() => {
      isOver = true;
    });
    await watchIsThere();
    await vi.advanceTimersByTimeAsync(4999);
    expect(isOver).toEqual(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await rejection).toEqual(timeout);
  });

  test('S9-10: spares an answer that keeps arriving, and ends an answer that stops', async () => {
    const whole = ['{"co', 'unt"', ':7', '}'];
    const coming = count(slow(whole, 4000), { inactivityMs: 5000 });
    const stopped = rejectionOf(count(slow(['{"count"', ''], 6000), { inactivityMs: 5000 }));
    await watchIsThere();
    await vi.advanceTimersByTimeAsync(6000);
    expect(await stopped).toEqual(timeout);
    await vi.advanceTimersByTimeAsync(14_000);
    expect(((await coming) as { readonly data: unknown }).data).toEqual({ count: 7 });
    expect(vi.getTimerCount()).toEqual(0);
  });

  test('S9-10: is 120000 ms by default, like the limit of a call', async () => {
    const rejection = rejectionOf(count(slow(['{', '}'], 119_999), {}));
    await vi.advanceTimersByTimeAsync(119_999);
    await vi.advanceTimersByTimeAsync(1);
    expect(await rejection).toEqual(timeout);
  });

  test('does not apply to an upload before its answer begins', async () => {
    const { client } = createHandledClient(
      async () => {
        await new Promise((resolve) => {
          setTimeout(resolve, 20_000);
        });
        return new Response(null, { status: 204 });
      },
      { inactivityMs: 5000 },
    );
    const call = client.post('/menuquery/import/preview', { body: new FormData() });
    await watchIsThere();
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await call).data).toEqual(undefined);
    expect(vi.getTimerCount()).toEqual(0);
  });
});
