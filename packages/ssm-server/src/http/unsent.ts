/** Answers that are not taken as fast as they are written: how long one waits for its reader, and how many bytes lie of them all. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export interface UnsentLimits {
  /** Without the system taking more of one; the connection is closed after. It holds some megabytes itself, and wants a third or so of them gone first. */
  readonly idleMs: number;
  /** Of all bodies that lie; beyond, those connections are closed that have lain longest. */
  readonly bytes: number;
}

export interface UnsentUsage {
  /** Of answers that lie, what several share counted once. */
  readonly bytes: number;
  readonly mostBytes: number;
  /** Connections that were closed with an answer that was not taken: because nothing of it was for too long, or for the room of all. */
  readonly cut: Readonly<Record<'idle' | 'budget', number>>;
}

export interface Unsent {
  /** Called once the whole of an answer was written: what the system has not taken of it is watched until it is gone. */
  watch(outgoing: ServerResponse, body: Uint8Array | null): void;
  /** Called before a stream is written, of which no more than a piece lies at a time. */
  watchStream(outgoing: ServerResponse): void;
  /** Called as a connection is given up because nothing of its answer was taken for so long. */
  givenUp(): void;
  /** Called once a connection is closed, and what lay for it with it. */
  gone(socket: Socket): void;
  readonly usage: () => UnsentUsage;
}

export function createUnsent({ idleMs, bytes: most }: UnsentLimits): Unsent {
  /** How often each lies: what several answers share is held once. */
  const timesHeld = new Map<ArrayBufferLike, number>();
  /** In the order in which something came to lie. */
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
      // Nearly every answer is with the system by now, and costs no more than this.
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
