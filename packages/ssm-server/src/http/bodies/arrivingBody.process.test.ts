/** Uses raw sockets, because a proper client sends the whole request. */
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDevelopmentIdentity, newSigningKey } from '../../identity/developmentIdentity.ts';
import { readings, type StartOptions, startListener } from '../testing/startedListener.ts';

const issuer = 'https://identity.example/';
const upload =
  'POST /sat/menuquery/import?version=V_7K HTTP/1.1\r\nHost: a\r\nContent-Type: multipart/form-data; boundary=x\r\n';
const mebibyte = 1024 * 1024;

async function start(options: StartOptions = {}) {
  const key = await newSigningKey();
  const identity = await createDevelopmentIdentity({ issuer, audience: issuer, key, now: () => new Date() });
  const listener = await startListener({ ...options, given: { identity } });
  onTestFinished(() => listener.stop(0));
  const authorization = async (role: 'SSM-Public' | 'SSM-Registered' | 'SSM-Verified') =>
    `Authorization: Bearer ${await identity.mint(role)}\r\n`;
  return { ...listener, authorization };
}

function opened(port: number, head: string): { readonly socket: Socket; readonly status: () => Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1');
  });
  socket.write(head);
  return {
    socket,
    status: () =>
      vi.waitUntil(() => /^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? (socket.closed && 'closed'), { interval: 2 }),
  };
}

const declaring = (bytes: number): string => `Content-Length: ${bytes}\r\n\r\n`;

describe('R24: a request body', () => {
  it('is refused before it arrives, by the head of the request, if the caller may not send it', async () => {
    const { port, authorization } = await start();
    const statusOf = (head: string) => opened(port, head).status();
    expect([
      await statusOf(`${upload}Authorization: Bearer no.such.token\r\n${declaring(10 * mebibyte)}`),
      await statusOf(`${upload}${declaring(1000)}`),
      await statusOf(`${upload}${await authorization('SSM-Public')}${declaring(10 * mebibyte)}`),
      await statusOf(`${upload}${await authorization('SSM-Registered')}${declaring(11 * mebibyte)}`),
      await statusOf(`PUT /sat/custompanel/panel/a HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`),
    ]).toEqual(['401', '401', '403', '413', '401']);
  });

  it('is refused with Retry-After while its sender has too many uploads, and accepted once one of these ends', async () => {
    const { port, authorization } = await start();
    const ofOne = `${upload}${await authorization('SSM-Registered')}`;
    const continuing = `${ofOne}Expect: 100-continue\r\n${declaring(10 * mebibyte)}`;
    const held = [opened(port, continuing), opened(port, continuing), opened(port, continuing)];
    expect(await Promise.all(held.map(({ status }) => status()))).toEqual(['100', '100', '100']);
    expect(await opened(port, continuing).status()).toBe('429');
    const other = `${upload}${await authorization('SSM-Verified')}Expect: 100-continue\r\n${declaring(10 * mebibyte)}`;
    expect(await opened(port, other).status()).toBe('100');
    held[0]?.socket.destroy();
    await vi.waitUntil(async () => (await opened(port, continuing).status()) === '100', { interval: 5 });
  });

  it('is refused if the server has no memory left for bodies', async () => {
    const { measured, read } = readings();
    const { port, authorization } = await start({ limits: { budgetBytes: 16 * mebibyte }, measured });
    const head = `${upload}${await authorization('SSM-Registered')}Expect: 100-continue\r\n${declaring(10 * mebibyte)}`;
    expect([await opened(port, head).status(), await opened(port, head).status()]).toEqual(['100', '503']);
    const refused = { server: 1, sender: 0 };
    expect(read.bodies?.()).toEqual({ bytes: 10 * mebibyte, mostBytes: 16 * mebibyte, refused });
  });

  it('of the development sign-in counts in the same memory budget, and may have 64 KiB', async () => {
    const { measured, read } = readings();
    const provider = { handle: async () => false };
    const { port } = await start({ limits: { budgetBytes: 96 * 1024 }, measured, provider });
    const head = 'POST /oidc/token HTTP/1.1\r\nHost: a\r\n';
    const held = opened(port, `${head}Expect: 100-continue\r\n${declaring(64 * 1024)}`);
    expect(await held.status()).toBe('100');
    expect([
      await opened(port, head + declaring(64 * 1024 + 1)).status(),
      await opened(port, head + declaring(64 * 1024)).status(),
      await opened(port, `${head}Transfer-Encoding: chunked\r\n\r\n`).status(),
    ]).toEqual(['413', '503', '503']);
    const refused = { server: 2, sender: 0 };
    expect(read.bodies?.()).toEqual({ bytes: 64 * 1024, mostBytes: 96 * 1024, refused });
    held.socket.destroy();
    const none = { bytes: 0, mostBytes: 96 * 1024, refused };
    await vi.waitFor(() => expect(read.bodies?.()).toEqual(none), { interval: 5 });
  });
});

const closed = (socket: Socket) => vi.waitUntil(() => socket.closed, { interval: 5 });

describe('connections to the server', () => {
  it('are closed if there are more than the limit', async () => {
    const { measured, read } = readings();
    const { port } = await start({ limits: { connections: 2 }, measured });
    const held = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    onTestFinished(() => {
      for (const socket of held) socket.destroy();
    });
    await vi.waitUntil(() => held.every((socket) => !socket.connecting), { interval: 2 });
    const ask = () => opened(port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n');
    expect(await closed(ask().socket)).toBe(true);
    expect(read.connections?.()).toEqual({ open: 2, most: 2, refused: 1 });
    held[0]?.destroy();
    await vi.waitUntil(async () => (await ask().status()) === '200', { interval: 5 });
  });

  it('are closed if their request is slow, even while bytes keep arriving', async () => {
    const { port, authorization } = await start({ limits: { requestMs: 1000, headersMs: 1000, bodyIdleMs: 60_000 } });
    const { socket } = opened(port, `${upload}${await authorization('SSM-Registered')}${declaring(10 * mebibyte)}`);
    const drip = setInterval(() => socket.write('x'), 20);
    onTestFinished(() => clearInterval(drip));
    expect(await closed(socket)).toBe(true);
  });
});
