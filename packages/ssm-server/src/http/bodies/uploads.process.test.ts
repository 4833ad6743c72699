import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf } from '../../operations/testing/uploads.ts';
import { rawExchange } from '../testing/rawExchange.ts';
import { type StartedListener, startListener } from '../testing/startedListener.ts';

const mebibyte = 1024 * 1024;
let listener: StartedListener;
beforeAll(async () => {
  listener = await startListener();
});
afterAll(() => listener.stop(0));

async function codeOf(path: string, body: BodyInit, headers: Readonly<Record<string, string>>): Promise<unknown> {
  const response = await fetch(`${listener.origin}${path}`, { method: 'POST', body, headers });
  return [response.status, ((await response.json()) as { code: string }).code];
}

const upload = '/sat/menuquery/import?version=V_7K';
// Nothing verifies this token, because the size is checked before.
const token = { Authorization: 'Bearer not.a.token' };
const file = (bytes: number): FormData => formOf(new Uint8Array(bytes));

describe('R24: the size of a request body', () => {
  it('is limited to a file of 10 MiB for an upload, every time', async () => {
    const answers = [await codeOf(upload, file(10 * mebibyte), token)];
    for (let time = 0; time < 3; time += 1) answers.push(await codeOf(upload, file(11 * mebibyte), token));
    expect(answers).toEqual([[401, 'unauthenticated'], ...Array.from({ length: 3 }, () => [413, 'payload_too_large'])]);
  });

  it.each([
    ['in absolute form', (path: string) => `http://menu.example${path}`],
    ['with dot segments', (path: string) => path.replace('/sat/', '/assets/../sat/./')],
    ['with encoded dot segments', (path: string) => path.replace('/sat/', '/assets/%2e%2E/sat/')],
    ['with encoded letters', (path: string) => path.replace('/sat/custompanel', '/%73at/custom%70anel')],
  ])('is limited in the same way for a target %s', async (_, targetOf) => {
    const ask = async (bytes: number): Promise<unknown> => {
      const target = targetOf('/sat/custompanel/user/auth0%7Ca/panel');
      const head = [
        `POST ${target} HTTP/1.1`,
        'Host: localhost',
        'Authorization: Bearer not.a.token',
        'Content-Type: application/json',
        `Content-Length: ${bytes}`,
        'Connection: close',
        '',
        '',
      ];
      const { status, body } = await rawExchange(listener.port, head.join('\r\n'), new Uint8Array(bytes).fill(97));
      return [status, (JSON.parse(body) as { code: string }).code];
    };
    expect([await ask(6 * mebibyte), await ask(6 * mebibyte + 1)]).toEqual([
      [401, 'unauthenticated'],
      [413, 'payload_too_large'],
    ]);
  });

  it('is limited to the size of JSON without a token, and for all other operations', async () => {
    const large = file(2 * mebibyte);
    expect([await codeOf(upload, large, {}), await codeOf('/sat/custompanel/user/a/column', large, token)]).toEqual([
      [413, 'payload_too_large'],
      [413, 'payload_too_large'],
    ]);
  });

  it('is limited to 6 MiB for a panel that is saved with its lists', async () => {
    const ask = async (method: string, path: string, bytes: number, headers: Readonly<Record<string, string>>) => {
      const response = await fetch(`${listener.origin}${path}`, { method, body: 'x'.repeat(bytes), headers });
      return [response.status, ((await response.json()) as { code: string }).code];
    };
    const [whole, more] = [6 * mebibyte, 6 * mebibyte + 1];
    const [create, save] = ['/sat/custompanel/user/auth0%7Ca/panel', '/sat/custompanel/panel/a'];
    expect([
      await ask('POST', create, whole, token),
      await ask('POST', create, more, token),
      await ask('PUT', save, whole, token),
      await ask('PUT', save, more, token),
      await ask('PUT', save, 2 * mebibyte, {}),
      await ask('POST', save, 2 * mebibyte, token),
    ]).toEqual([
      [401, 'unauthenticated'],
      [413, 'payload_too_large'],
      [401, 'unauthenticated'],
      [413, 'payload_too_large'],
      [413, 'payload_too_large'],
      [413, 'payload_too_large'],
    ]);
  });
});
