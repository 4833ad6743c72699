/** Writes answers. Limits how long answers wait for slow readers, and how many bytes wait in total. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { HeaderList } from '../answer/bytes.ts';
import { BytesResponse } from '../exchange/answers.ts';

export interface WholeAnswer {
  readonly status: number;
  readonly headers: HeaderList;
  /** Null without a body, for example after HEAD. A stream is sent while it is read. */
  readonly body: Uint8Array | ReadableStream<Uint8Array> | null;
}

/** Files may have any size, so they are streamed and not buffered. */
function isFile({ headers }: Response): boolean {
  return headers.has('Accept-Ranges') && headers.has('Content-Disposition');
}

export async function answerOf(response: Response): Promise<WholeAnswer> {
  const { status, headers } = response;
  if (response instanceof BytesResponse) return { status, headers: [...headers], body: response.whole };
  if (response.body !== null && isFile(response)) return { status, headers: [...headers], body: response.body };
  const body = response.body === null ? null : new Uint8Array(await response.arrayBuffer());
  return { status, headers: [...headers], body };
}

function dismiss(body: WholeAnswer['body']): void {
  if (body instanceof ReadableStream) body.cancel().catch(() => undefined);
}

/**
 * Sends a stream as fast as its reader takes it. If the stream fails, the connection ends before the announced length.
 */
async function sendStream(outgoing: ServerResponse, body: ReadableStream<Uint8Array>): Promise<void> {
  await pipeline(Readable.fromWeb(body as NodeReadableStream<Uint8Array>), outgoing);
}

export interface Writing {
  readonly isLast: boolean;
  readonly unsent: Unsent;
  /** Called with the reason if a stream ends early, for example because the caller has left. */
  readonly onBroken: (error: unknown) => void;
}

export function writeAnswer(
  outgoing: ServerResponse,
  { status, headers, body }: WholeAnswer,
  { isLast, unsent, onBroken }: Writing,
): void {
  if (outgoing.headersSent || outgoing.destroyed) {
    dismiss(body);
    return;
  }
  const flat = headers.flat();
  if (isLast) flat.push('Connection', 'close');
  outgoing.writeHead(status, flat);
  if (body instanceof ReadableStream) {
    unsent.watchStream(outgoing);
    void sendStream(outgoing, body).catch(onBroken);
    return;
  }
  if (body === null) outgoing.end();
  else outgoing.end(body);
  unsent.watch(outgoing, body);
}

export interface UnsentLimits {
  /**
   * Time without progress after which the connection is closed. The operating system buffers some megabytes, and
   * accepts more only when about a third of them is sent.
   */
  readonly idleMs: number;
  /** Limit for all waiting bodies together. If it is exceeded, the connections that have waited longest are closed. */
  readonly bytes: number;
}

export interface UnsentUsage {
  /** Bytes that are waiting now. A buffer that several answers share counts once. */
  readonly bytes: number;
  readonly mostBytes: number;
  /**
   * Number of connections closed before their answer was read, by reason: no progress for too long, or too many bytes
   * in total.
   */
  readonly cut: Readonly<Record<'idle' | 'budget', number>>;
}

export interface Unsent {
  /** Watches the part of a written answer that the operating system has not accepted yet. */
  watch(outgoing: ServerResponse, body: Uint8Array | null): void;
  /** Watches a stream, of which one piece at a time is buffered. Must be called before the stream is written. */
  watchStream(outgoing: ServerResponse): void;
  givenUp(): void;
  gone(socket: Socket): void;
  readonly usage: () => UnsentUsage;
}

export function createUnsent({ idleMs, bytes: most }: UnsentLimits): Unsent {
  const timesHeld = new Map<ArrayBufferLike, number>();
  const lying = new Map<Socket, Map<ServerResponse, ArrayBufferLike>>();
  let bytes = 0;
  const cut = { idle: 0, budget: 0 };

  function hold(buffer: ArrayBufferLike): void {
    const times = timesHeld.get(buffer) ?? 0;
    if (times === 0) bytes += buffer.byteLength;
    timesHeld.set(buffer, times + 1);
  }

  function letGo(buffer: ArrayBufferLike): void {
    const times = timesHeld.get(buffer) ?? 0;
    if (times > 1) {
      timesHeld.set(buffer, times - 1);
      return;
    }
    timesHeld.delete(buffer);
    bytes -= buffer.byteLength;
  }

  function gone(socket: Socket): void {
    const answers = lying.get(socket);
    lying.delete(socket);
    for (const buffer of answers?.values() ?? []) letGo(buffer);
  }

  function taken(socket: Socket, outgoing: ServerResponse): void {
    const answers = lying.get(socket);
    const buffer = answers?.get(outgoing);
    if (answers === undefined || buffer === undefined) return;
    answers.delete(outgoing);
    if (answers.size === 0) lying.delete(socket);
    letGo(buffer);
  }

  return {
    watch(outgoing, body) {
      // Usually the operating system has accepted the whole answer by now.
      if (outgoing.writableLength === 0) return;
      const { socket } = outgoing.req;
      if (socket.destroyed) return;
      socket.setTimeout(idleMs);
      if (body === null) return;
      const answers = lying.get(socket) ?? new Map<ServerResponse, ArrayBufferLike>();
      lying.set(socket, answers.set(outgoing, body.buffer));
      hold(body.buffer);
      outgoing.once('close', () => taken(socket, outgoing));
      for (const oldest of lying.keys()) {
        if (bytes <= most || oldest === socket) break;
        cut.budget += 1;
        gone(oldest);
        oldest.destroy();
      }
    },
    watchStream: ({ req }) => void req.socket.setTimeout(idleMs),
    givenUp() {
      cut.idle += 1;
    },
    gone,
    usage: () => ({ bytes, mostBytes: most, cut }),
  };
}
