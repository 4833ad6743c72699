/** The built site on a port of this machine, under the policy that its pages say too. */
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { siteFolder } from './bundle.ts';
import { policy } from './template.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export interface ServedSite {
  readonly origin: string;
  close(): Promise<void>;
}

async function answerOf(url: string): Promise<{ readonly type: string; readonly body: Buffer } | undefined> {
  const place = decodeURIComponent(new URL(url, 'http://localhost').pathname).replace(/\/$/, '/index.html');
  const file = path.join(siteFolder, path.posix.normalize(place));
  try {
    return { type: types[path.extname(file)] ?? 'text/plain; charset=utf-8', body: await readFile(file) };
  } catch {
    return undefined;
  }
}

function listening(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
}

/** Port 0 is any that is free. */
export async function serveSite(port: number): Promise<ServedSite> {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await answerOf(request.url ?? '/');
    const headers = { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' };
    response.writeHead(answer === undefined ? 404 : 200, { ...headers, 'Content-Type': answer?.type ?? 'text/plain' });
    response.end(answer?.body ?? 'There is no such page.');
  }
  const server = createServer((request, response) => void respond(request, response));
  await listening(server, port);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
