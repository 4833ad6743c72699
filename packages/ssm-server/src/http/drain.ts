/** Stops a server in order: what was begun is finished, then the connections go. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections that have become idle are closed. */
const sweepMs = 25;
/**
 * How long a connection may still ask its first question. A proxy that opens one asks at once; closed before that, its
 * question would be lost, and a proxy repeats none that writes.
 */
const firstQuestionMs = 300;

/** What a connection is at: nothing was asked on it yet, an answer is on its way, or all was answered. */
export type ConnectionState = 'new' | 'busy' | 'idle';

/**
 * Stops accepting at once, closes connections as they become idle, those that nothing was asked on a little later (Node's
 * own count leaves those out), and after `graceMs` whatever is left. Resolves when no connection is left.
 */
export function drain(
  server: Server,
  connections: ReadonlyMap<Socket, unknown>,
  stateOf: (socket: Socket) => ConnectionState,
  graceMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const began = performance.now();
    const closeIdle = (): void => {
      const mayStillAsk = performance.now() - began < firstQuestionMs;
      for (const socket of connections.keys()) {
        const state = stateOf(socket);
        if (state === 'idle' || (state === 'new' && !mayStillAsk)) socket.destroySoon();
      }
    };
    const sweep = setInterval(closeIdle, sweepMs);
    const deadline = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, graceMs);
    // Called with an error when the server was not listening: then there is nothing to wait for either.
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
    closeIdle();
  });
}
