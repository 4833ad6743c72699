import { describe, expect, it } from 'vitest';
import { validatedApi } from './validatedApi.ts';

const search = 'http://localhost/sat/menuquery/public/somamer/search?version=V_7K';
const headers = { 'Content-Type': 'application/json', 'X-Request-Id': 'request-1', ETag: '"a"' };

async function outcome(url: string, body: string | null, init: ResponseInit, method = 'GET'): Promise<string> {
  const api = validatedApi(async () => new Response(body, init));
  try {
    const response = await api(new Request(url, { method }));
    return await response.text();
  } catch (error) {
    return String(error);
  }
}

describe('validatedApi', () => {
  it('passes on a valid response with its body', async () => {
    expect(await outcome(search, '[{"seqId":"1-1"}]', { headers })).toEqual('[{"seqId":"1-1"}]');
    expect(await outcome(search, null, { status: 304 })).toEqual('');
    expect(await outcome(search, null, { headers }, 'HEAD')).toEqual('');
    expect(await outcome('http://localhost/openapi.json', '{}', {})).toEqual('{}');
  });

  it('rejects an invalid response and says what is wrong', async () => {
    const problem = { ...headers, 'Content-Type': 'application/problem+json' };
    const refusals = await Promise.all([
      outcome(search, '[{"seqId":1}]', { headers }),
      outcome(search, '[', { headers }),
      outcome(search, '[]', { headers: { ...headers, 'Content-Type': 'text/html' } }),
      outcome(search, '[]', { headers: { 'Content-Type': 'application/json', ETag: '"a"' } }),
      outcome(search, '[]', { headers, status: 201 }),
      outcome(search, '{"status":400}', { headers: problem, status: 400 }),
      outcome('http://localhost/elsewhere', '[]', { headers }),
      outcome('http://localhost/elsewhere', '{}', { headers, status: 404 }),
    ]);
    expect(refusals.map((text) => text.replace(/^ContractError: GET \/(?:\S+) answered /, '').split(';')[0])).toEqual([
      '200: 0.seqId: Invalid input: expected string, received number',
      '200: its body is not JSON',
      '200: its media type is text/html',
      '200: the header X-Request-Id is missing',
      '201: the contract has no such answer',
      '400: type: Invalid input: expected string, received undefined',
      '200: the contract has no such answer',
      '404: its media type is application/json',
    ]);
  });
});
