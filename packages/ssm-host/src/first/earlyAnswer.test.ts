import { describe, expect, test } from 'vitest';
import { askEarly, wasHere, withEarlyAnswer } from './earlyAnswer.ts';

const address = 'http://menu.test/sat/menuquery/public/somamer/search';
const columns = { Accept: 'application/vnd.ssm.columns+json' };

function recordingFetch(answer: (request: Request) => Promise<Response>) {
  const asked: Request[] = [];
  const fetchShaped = (request: Request): Promise<Response> => {
    asked.push(request);
    return answer(request);
  };
  return { asked, fetchShaped };
}

const echo = (request: Request): Promise<Response> => Promise.resolve(new Response(request.url));

const never = (request: Request): Promise<Response> =>
  new Promise((_resolve, reject) => {
    request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
  });

describe('the early answer', () => {
  test('goes to the first matching call only, whatever the order of the parameters', async () => {
    const { asked, fetchShaped } = recordingFetch(echo);
    const early = askEarly(new Request(`${address}?version=V_7K&fields=seqId`, { headers: columns }), fetchShaped);
    const call = withEarlyAnswer(early, fetchShaped);
    const request = (): Request => new Request(`${address}?fields=seqId&version=V_7K`, { headers: columns });
    const first = await (await call(request())).text();
    const second = await (await call(request())).text();
    expect({ first, second, count: asked.length }).toEqual({
      first: `${address}?version=V_7K&fields=seqId`,
      second: `${address}?fields=seqId&version=V_7K`,
      count: 2,
    });
  });

  test('does not go to a call with other parameters', async () => {
    const { asked, fetchShaped } = recordingFetch(echo);
    const early = askEarly(new Request(`${address}?version=V_7K`, { headers: columns }), fetchShaped);
    const call = withEarlyAnswer(early, fetchShaped);
    await call(new Request(`${address}?version=V_11K`, { headers: columns }));
    await call(new Request(`${address}?version=V_7K`));
    await call(new Request(`${address}?version=V_7K`, { headers: { ...columns, Authorization: 'Bearer x' } }));
    await call(new Request(`${address}?version=V_7K`, { headers: columns, method: 'POST' }));
    expect(asked.length).toEqual(5);
  });

  test('passes its failure to the call that took it, and the next call sends a new request', async () => {
    const failure = new TypeError('Failed to fetch');
    const { asked, fetchShaped } = recordingFetch(() =>
      asked.length === 1 ? Promise.reject(failure) : Promise.resolve(new Response('again')),
    );
    const call = withEarlyAnswer(askEarly(new Request(address), fetchShaped), fetchShaped);
    const first = await call(new Request(address)).catch((error: unknown) => error);
    const second = await (await call(new Request(address))).text();
    expect({ first, second }).toEqual({ first: failure, second: 'again' });
  });

  test('is aborted with the call that took it', async () => {
    const { fetchShaped } = recordingFetch(never);
    const aborter = new AbortController();
    const call = withEarlyAnswer(askEarly(new Request(address), fetchShaped), fetchShaped);
    const answer = call(new Request(address, { signal: aborter.signal })).catch((error: unknown) => error);
    aborter.abort('left the page');
    expect(await answer).toEqual('left the page');
  });

  test('is aborted at once by a call that was aborted before', async () => {
    const { fetchShaped } = recordingFetch(never);
    const call = withEarlyAnswer(askEarly(new Request(address), fetchShaped), fetchShaped);
    const signal = AbortSignal.abort('too late');
    expect(await call(new Request(address, { signal })).catch((error: unknown) => error)).toEqual('too late');
  });
});

test('a cached script means that the user has visited before', () => {
  const loaded = (transferSize: number | undefined) => ({
    getEntriesByName: () => (transferSize === undefined ? [] : [{ transferSize } as unknown as PerformanceEntry]),
  });
  expect([0, 3000, undefined].map((size) => wasHere('/first.js', loaded(size)))).toEqual([true, false, false]);
});
