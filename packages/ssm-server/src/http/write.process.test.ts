import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { until } from '../store/testing/until.ts';
import { readings, type StartOptions, startListener } from './testing/startedListener.ts';
import { createUnsent } from './write.ts';

const mebibyte = 1024 * 1024;
const request = 'GET /sat/large HTTP/1.1\r\nHost: a\r\n\r\n';

async function start(size: number, limits: StartOptions['limits'] = {}, api?: StartOptions['api']) {
  let asked = 0;
  const large = async (): Promise<Response> => {
    asked += 1;
    return new Response(new Uint8Array(size));
  };
  const { measured, read } = readings();
  const listener = await startListener({ api: api ?? large, hasFastPath: false, limits, measured });
  onTestFinished(() => listener.stop(0));
  const open = (): Promise<number> =>
    new Promise((resolve) => void listener.server.getConnections((_, count) => resolve(count)));
  return { ...listener, open, asked: () => asked, usage: () => read.unsent?.() };
}

function stranger(port: number, asked = request): Socket {
  const socket = connect(port, '127.0.0.1', () => socket.write(asked));
  socket.on('error', () => {}).pause();
  onTestFinished(() => void socket.destroy());
  return socket;
}

async function readSlowly(
  port: number,
  pauseMs: number,
  atATime = 0,
): Promise<{ readonly count: number; readonly pausedMs: number }> {
  const socket = stranger(port, request.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  let count = 0;
  let rested = 0;
  let pausedMs = 0;
  for await (const piece of socket) {
    count += (piece as Uint8Array).length;
    if (count - rested < atATime) continue;
    rested = count;
    await pause(pauseMs);
    pausedMs += pauseMs;
  }
  return { count, pausedMs };
}

describe('an answer whose reader is slow or stops reading', () => {
  it('is dropped with its connection after some time without progress', async () => {
    const { port, open, asked, usage } = await start(16 * mebibyte, { unsentIdleMs: 200 });
    for (let time = 0; time < 5; time += 1) stranger(port);
    await until('all have asked', () => asked() === 5 || undefined);
    await expect.poll(open).toEqual(0);
    await expect.poll(usage).toEqual({ bytes: 0, mostBytes: 128 * mebibyte, cut: { idle: 5, budget: 0 } });
  });

  it('is also dropped if it is one of many small answers requested at once', async () => {
    const { port, open, asked } = await start(64 * 1024, { unsentIdleMs: 200 });
    stranger(port, request.repeat(1000));
    await until('it has asked', () => asked() > 0 || undefined);
    await expect.poll(open).toEqual(0);
  });

  it('is sent completely to a reader that is slow but steady', async () => {
    const { port, usage } = await start(16 * mebibyte, { unsentIdleMs: 700 });
    const { count, pausedMs } = await readSlowly(port, 5);
    expect([count > 16 * mebibyte, pausedMs > 700]).toEqual([true, true]);
    await expect.poll(usage).toEqual({ bytes: 0, mostBytes: 128 * mebibyte, cut: { idle: 0, budget: 0 } });
  });

  it('is sent completely if each pause is shorter than the limit, however many pauses there are', async () => {
    const { port, usage } = await start(32 * mebibyte, { unsentIdleMs: 1500 });
    const { count, pausedMs } = await readSlowly(port, 500, 4 * mebibyte);
    expect([count > 32 * mebibyte, pausedMs > 1500]).toEqual([true, true]);
    await expect.poll(usage).toEqual({ bytes: 0, mostBytes: 128 * mebibyte, cut: { idle: 0, budget: 0 } });
  });

  it('is also dropped and counted if it is a stream, which buffers one piece at a time', async () => {
    const { port, open, usage } = await start(0, { unsentIdleMs: 200 }, async () => {
      let left = 32;
      const pull = (controller: ReadableStreamDefaultController): void => {
        left -= 1;
        if (left < 0) controller.close();
        else controller.enqueue(new Uint8Array(mebibyte));
      };
      const ofFile = { 'Accept-Ranges': 'bytes', 'Content-Disposition': 'attachment' };
      return new Response(new ReadableStream({ pull }), { headers: ofFile });
    });
    stranger(port);
    await until('it is cut off', () => usage()?.cut.idle === 1 || undefined);
    await expect.poll(open).toEqual(0);
    await expect.poll(usage).toEqual({ bytes: 0, mostBytes: 128 * mebibyte, cut: { idle: 1, budget: 0 } });
  });

  it('ends no connection of a caller that waits for a slow answer, or sends another request later', async () => {
    let count = 0;
    const { port } = await start(0, { unsentIdleMs: 100 }, async () => {
      count += 1;
      if (count === 2) await pause(500);
      return new Response(new Uint8Array(count === 1 ? 16 * mebibyte : 10));
    });
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    onTestFinished(() => void socket.destroy());
    let received = 0;
    socket.on('data', (piece) => {
      received += piece.length;
    });
    await until('the first is read', () => received > 16 * mebibyte || undefined);
    await pause(300);
    const before = received;
    socket.write(request.repeat(2));
    await until('the others are read', () => received > before + 100 || undefined);
    expect(count).toEqual(3);
  });

  it('counts in a memory budget, and the oldest connections are closed if the budget is exceeded', async () => {
    let asked = 0;
    const { port, open, usage } = await start(0, { unsentBytes: 33 * mebibyte }, async () => {
      asked += 1;
      return new Response(new Uint8Array(8 * mebibyte));
    });
    const ask = async (): Promise<Socket> => {
      const socket = stranger(port);
      const before = asked;
      await until('it is asked', () => asked > before || undefined);
      return socket;
    };
    for (let time = 0; time < 4; time += 1) await ask();
    await pause(100);
    expect(await open()).toEqual(4);
    const last = [await ask(), await ask(), await ask()];
    await until('the oldest are cut off', async () => (await open()) === 4 || undefined);
    await expect.poll(usage).toEqual({ bytes: 32 * mebibyte, mostBytes: 33 * mebibyte, cut: { idle: 0, budget: 3 } });
    for (const socket of last) {
      let count = 0;
      socket.on('data', (piece) => {
        count += piece.length;
      });
      socket.resume();
      await until('it is read', () => count > 8 * mebibyte || undefined);
    }
  });

  it('counts once if several answers share its bytes, and not at all once these answers are gone', async () => {
    const unsent = createUnsent({ idleMs: 60_000, bytes: 33 * mebibyte });
    const body = new Uint8Array(32 * mebibyte);
    let asked = 0;
    const server = createServer((_, outgoing) => {
      asked += 1;
      outgoing.end(body);
      unsent.watch(outgoing, body);
    });
    server.on('connection', (socket: Socket) => void socket.once('close', () => unsent.gone(socket)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const open = (): Promise<number> => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
    const sockets = Array.from({ length: 5 }, () => stranger(port));
    await until('they have asked', () => asked === 5 || undefined);
    expect(await open()).toEqual(5);
    for (const socket of sockets) socket.destroy();
    await until('they are gone', async () => (await open()) === 0 || undefined);
    const other = Array.from({ length: 2 }, () => readSlowly(port, 0));
    expect((await Promise.all(other)).map(({ count }) => count > body.length)).toEqual([true, true]);
  });
});
