import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const sweepMs = 25;
/**
 * Time that a new connection has for its first request. A proxy sends that request at once. Closing earlier would lose
 * it, and proxies do not retry writes.
 */
const firstQuestionMs = 300;

export type ConnectionState = 'new' | 'busy' | 'idle';

/**
 * Stops accepting connections at once, and closes others as they become idle. Connections without any request are
 * closed a little later, because Node does not count them as idle. Closes the rest after `graceMs`. Resolves when no
 * connection is left.
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
    // If the server never listened, it is called with an error, and nothing remains to wait for.
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(deadline);
      resolve();
    });
    closeIdle();
  });
}
