/** The head of an answer that is given again and again, as text: Node would check and join every header of it each time. */
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Bytes } from '../answer/encoding.ts';
import type { HeaderList } from '../answer/prepared/beside.ts';

export interface PreparedHead {
  readonly status: number;
  /** All but the request id, and what Node adds. */
  readonly headers: HeaderList;
  /** The status line and the same headers. */
  readonly text: string;
}

export function preparedHead(status: number, headers: HeaderList): PreparedHead {
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...headers.map((pair) => pair.join(': '))];
  // Through bytes: a text that was joined of pieces is put together anew each time that it is written.
  return { status, headers, text: Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1').toString('latin1') };
}

/** Where Node keeps the head from when it is written to when it is sent: no part of its documentation, and nobody else's to write (ADR 63). */
const nodesHead = '_header';

interface HeadOfNode {
  [nodesHead]?: string | null;
}

let second = 0;
let date = '';

/** The time as a Date header tells it, worked out once a second. */
function dateNow(): string {
  const now = Math.trunc(Date.now() / 1000);
  if (now !== second) {
    second = now;
    date = new Date(now * 1000).toUTCString();
  }
  return date;
}

/** Writes the answer: the same as by `writeHead`, which does so on a connection that ends, and where Node keeps no such text. */
export function writePrepared(
  outgoing: ServerResponse & HeadOfNode,
  { status, headers, text }: PreparedHead,
  body: Bytes | null,
  requestId: string,
  keepAliveMs: number,
): void {
  if (outgoing.shouldKeepAlive && outgoing[nodesHead] === null) {
    const kept = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.trunc(keepAliveMs / 1000)}\r\n\r\n`;
    outgoing.statusCode = status;
    outgoing[nodesHead] = `${text}X-Request-Id: ${requestId}\r\nDate: ${dateNow()}\r\n${kept}`;
  } else {
    outgoing.writeHead(status, [...headers.flat(), 'X-Request-Id', requestId]);
  }
  outgoing.end(body);
}
