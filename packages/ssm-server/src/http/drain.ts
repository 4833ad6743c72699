/** Stops a server in order: what was begun is finished, then the connections go. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** How often connections that have become idle are closed. */
const sweepMs = 25;

/**
 * Stops accepting at once, closes connections as they become idle, new ones that have not asked anything
 * included (Node's own count leaves those out), and after `graceMs` whatever is left. Resolves when no
 * connection is left.
 */
export function drain(
  server: Server,
  connections: ReadonlyMap<Socket, unknown>,
  isBusy: (socket: Socket) => boolean,
  graceMs: number,
): Promise<void> {
  return new Promise((resolve) => {
    const closeIdle = (): void => {
      for (const socket of connections.keys()) if (!isBusy(socket)) socket.destroySoon();
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
