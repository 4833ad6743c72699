import { once } from 'node:events';
import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { head } from '../testing/hostileRequests.ts';
import { type StartedListener, startListener } from '../testing/startedListener.ts';
import { createDiscard } from './discard.ts';

async function start(lingerMs: number): Promise<StartedListener> {
  const listener = await startListener({ limits: { lingerMs } });
  onTestFinished(() => listener.stop(0));
  return listener;
}

const longLingerMs = 600_000;
const size = 1024 * 1024;
const upload = head(
  'POST /sat/menuquery/import?version=V_7K HTTP/1.1',
  'Authorization: Bearer no.such.token',
  'Content-Type: multipart/form-data; boundary=x',
  `Content-Length: ${size}`,
);

function sendUpload(port: number, bytes: number): Promise<readonly [status: string, fate: string]> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part;
    });
    const settle = (fate: string): void => {
      resolve([text.slice(9, 12), fate]);
      socket.destroy();
    };
    socket.once('error', (error: NodeJS.ErrnoException) => settle(error.code ?? error.message));
    socket.once('end', () => settle('ended'));
    socket.write(upload);
    socket.write(Buffer.alloc(bytes, 'x'));
  });
}

it('every caller that is refused while sending can read the answer, even if two hundred are', async () => {
  const { port } = await start(longLingerMs);
  const sent = await Promise.all(Array.from({ length: 200 }, () => sendUpload(port, size - 1)));
  expect(sent).toEqual(sent.map(() => ['401', 'ended']));
});

it('a caller that sends the whole body can read the answer, five times in a row', async () => {
  const { port } = await start(longLingerMs);
  for (let time = 0; time < 5; time += 1) expect(await sendUpload(port, size)).toEqual(['401', 'ended']);
});

it('connections of callers that stop sending are closed', async () => {
  const { port } = await start(100);
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const isClosed = new Promise<string>((resolve) => {
    socket.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
  socket.resume();
  socket.write(upload);
  socket.once('end', () => {
    const send = setInterval(() => socket.write('x'), 50);
    socket.once('close', () => clearInterval(send));
  });
  expect(['EPIPE', 'ECONNRESET']).toContain(await isClosed);
});

it('callers that left before the refusal are not counted', async () => {
  const discard = createDiscard(longLingerMs);
  const gone = new Socket().destroy();
  await once(gone, 'close');
  for (let count = 0; count < 2000; count += 1) discard(new IncomingMessage(gone));
  const socket = new Socket();
  const closeAtOnce = vi.spyOn(socket, 'destroySoon');
  discard(new IncomingMessage(socket));
  expect(closeAtOnce).not.toHaveBeenCalled();
  socket.destroy();
});

it('up to 256 connections stay open, and further ones are closed right after their answer', async () => {
  const discard = createDiscard(longLingerMs);
  const refuse = () => {
    const socket = new Socket();
    const closeAtOnce = vi.spyOn(socket, 'destroySoon');
    discard(new IncomingMessage(socket));
    return { socket, isClosed: closeAtOnce.mock.calls.length > 0 };
  };
  const all = Array.from({ length: 257 }, refuse);
  const [first] = all;
  first?.socket.destroy();
  await once(first?.socket as Socket, 'close');
  const next = refuse();
  expect([all.findIndex(({ isClosed }) => isClosed), next.isClosed]).toEqual([256, false]);
  for (const { socket } of [...all, next]) socket.destroy();
});
