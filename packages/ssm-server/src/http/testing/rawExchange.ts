/** Sends HTTP as bytes on a socket, to make requests that no proper client makes. */
import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';

export interface RawAnswer {
  /** 0 if the connection was closed without an answer. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Milliseconds from the last byte sent to the end of the connection. */
  readonly ms: number;
}

function parse(text: string, ms: number): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = text.slice(0, Math.max(end, 0)).split('\r\n');
  const headers = lines.map((line) => [
    line.slice(0, line.indexOf(':')).toLowerCase(),
    line.slice(line.indexOf(':') + 1).trim(),
  ]);
  return {
    status: Number(statusLine.match(/^HTTP\/1\.1 (\d{3})/)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: end < 0 ? '' : text.slice(end + 4),
    ms,
  };
}

export interface RawConnection {
  readonly answer: Promise<RawAnswer>;
  readonly ask: (...pieces: readonly (string | Uint8Array)[]) => void;
}

export type Connect = (port: number) => Socket;

const plain: Connect = (port) => connect(port, '127.0.0.1');

export const byTls: Connect = (port) => connectByTls({ port, host: '127.0.0.1' });

export function rawConnection(port: number, socketTo: Connect = plain): RawConnection {
  const socket = socketTo(port);
  let sent = performance.now();
  const answer = new Promise<RawAnswer>((resolve) => {
    let text = '';
    socket.on('error', () => {});
    socket.on('data', (chunk: Uint8Array) => {
      text += Buffer.from(chunk).toString('latin1');
    });
    socket.on('close', () => resolve(parse(text, performance.now() - sent)));
  });
  const ask = (...pieces: readonly (string | Uint8Array)[]): void => {
    for (const piece of pieces) socket.write(typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece);
    sent = performance.now();
  };
  return { answer, ask };
}

export function rawExchange(port: number, ...pieces: readonly (string | Uint8Array)[]): Promise<RawAnswer> {
  const { answer, ask } = rawConnection(port);
  ask(...pieces);
  return answer;
}

export function rawGet(port: number, target: string, headers: string = ''): Promise<RawAnswer> {
  return rawExchange(port, `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
}
