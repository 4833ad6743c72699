import { createServer, type Server } from 'node:net';
import type { ServerConfig } from '../settings/config.ts';

/** Thrown if the server cannot listen. The message gives the reason and what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

interface Place extends Pick<ServerConfig, 'host' | 'port'> {
  /** Variables for port and host, named in messages; PORT and HOST by default. */
  readonly names?: { readonly port: string; readonly host: string };
}

const usualNames = { port: 'PORT', host: 'HOST' };

function portError({ host, port, names = usualNames }: Place, cause: NodeJS.ErrnoException): PortError {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} on ${host} is in use by another program. Stop that one, or set ${names.port} to another number.`,
    EACCES: `This account may not listen on port ${port}. Set ${names.port} to a number above 1023.`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Set ${names.host} to one that is, such as 127.0.0.1.`,
    ENOTFOUND: `${host} is not an address of this machine. Set ${names.host} to one that is, such as 127.0.0.1.`,
  };
  const sentence = sentences[cause.code ?? ''] ?? `Port ${port} on ${host} cannot be listened on: ${cause.message}.`;
  return new PortError(sentence, { cause });
}

/** Number of connections that may wait to be accepted. Clients beyond this number retry after a second. */
const mostWaiting = 4096;

/** Rejects with PortError. */
export function listen(server: Server, place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException): void => reject(portError(place, error));
    server.once('error', refuse);
    server.listen(place.port, place.host, mostWaiting, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

/** Reports a port in use before the server creates or generates anything. Rejects with PortError. */
export async function checkPort(place: Place): Promise<void> {
  const server = createServer();
  await listen(server, place);
  await new Promise((resolve) => server.close(resolve));
}

export function addressOf(server: Server, { host }: Place): string {
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
