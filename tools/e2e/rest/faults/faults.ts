import type { Route } from 'playwright';

export const faultNames = [
  'timeout',
  'reset',
  '400',
  '401',
  '403',
  '404',
  '409',
  '412',
  '413',
  '415',
  '429',
  '500',
  '502',
  '503',
  'HTML instead of JSON',
  'truncated JSON',
  'empty body',
] as const;
export type FaultName = (typeof faultNames)[number];

/** Faults that every call is tested with, even with SSM_FAULTS=some. */
const always: ReadonlySet<FaultName> = new Set(['timeout', '401', '500', 'truncated JSON']);

/**
 * Returns the faults to test a Way with. With SSM_FAULTS=some, which continuous integration sets, only the faults in
 * `always` and a third of the others. The third depends on the Way.
 */
export function faultsOf(wayName: string): readonly FaultName[] {
  if (process.env['SSM_FAULTS'] !== 'some') return faultNames;
  const offset = Array.from(wayName).reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return faultNames.filter((fault, index) => always.has(fault) || (index + offset) % 3 === 0);
}

/** The problem codes of the server by status. There is none for 502, which comes from a proxy. */
const codes: Readonly<Record<string, string>> = {
  '400': 'invalid_parameter',
  '401': 'unauthenticated',
  '403': 'forbidden',
  '404': 'not_found',
  '409': 'conflict',
  '412': 'precondition_failed',
  '413': 'payload_too_large',
  '415': 'unsupported_media_type',
  '429': 'too_many_requests',
  '500': 'internal',
  '503': 'unavailable',
};

const html = '<!doctype html><title>Sign in to the network</title>';

export function wordsOf(fault: FaultName): string | undefined {
  return codes[fault] === undefined ? undefined : `In the server’s words: ${codes[fault]}`;
}

function problem(status: FaultName): string {
  const detail = wordsOf(status);
  return JSON.stringify({ type: 'about:blank', title: status, status: Number(status), code: codes[status], detail });
}

/** Answers with half of the real body. A deletion is not passed on, because its answer has no body. */
async function halfAnAnswer(route: Route): Promise<void> {
  if (route.request().method() === 'DELETE') {
    await route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"a' });
    return;
  }
  const answer = await route.fetch();
  const body = await answer.body();
  const { 'content-type': contentType = '', etag = '' } = answer.headers();
  await route.fulfill({
    status: answer.status(),
    headers: { 'content-type': contentType, ...(etag === '' ? {} : { etag }) },
    body: body.subarray(0, Math.floor(body.length / 2)),
  });
}

export async function answerWith(fault: FaultName, route: Route): Promise<void> {
  switch (fault) {
    case 'timeout':
      return;
    case 'reset':
      await route.abort('connectionreset');
      return;
    case 'HTML instead of JSON':
      await route.fulfill({ status: 200, contentType: 'text/html', body: html });
      return;
    case 'truncated JSON':
      await halfAnAnswer(route);
      return;
    case 'empty body': {
      const contentType = route.request().headers()['accept'] ?? 'application/json';
      await route.fulfill({ status: 200, contentType, body: '' });
      return;
    }
    case '502':
      await route.fulfill({ status: 502, contentType: 'text/html', body: html });
      return;
    default:
      await route.fulfill({ status: Number(fault), contentType: 'application/problem+json', body: problem(fault) });
  }
}
