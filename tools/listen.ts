import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Listening {
  readonly port: number;
  readonly origin: string;
  /** Stops the server and closes open connections. */
  readonly close: () => Promise<void>;
}

/** Starts an HTTP server on this machine at the wanted port. Default: a free port. */
export async function listen(server: Server, wanted = 0): Promise<Listening> {
  server.listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
