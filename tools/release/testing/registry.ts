/**
 * Serves an npm registry. It stores published packages in memory and redirects other requests to npm's own registry.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../listen.ts';

const attachments = '_attachments';

interface Published {
  readonly versions: Readonly<Record<string, { readonly dist: { readonly tarball: string } }>>;
  readonly [attachments]: Readonly<Record<string, { readonly data: string }>>;
}

export interface TrialRegistry {
  readonly address: string;
  readonly published: ReadonlyMap<string, Published>;
  readonly close: () => Promise<void>;
}

const others = 'https://registry.npmjs.org';

export async function startTrialRegistry(): Promise<TrialRegistry> {
  const published = new Map<string, Published>();
  const tarballs = new Map<string, Buffer>();

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = (request.url ?? '').slice(1);
    const sent = (await json(request)) as Published;
    published.set(name, sent);
    // npm downloads a package from the address in its metadata, so the address must be that of this registry.
    const [version] = Object.values(sent.versions);
    const [file] = Object.values(sent[attachments]);
    tarballs.set(new URL(version?.dist.tarball ?? '').pathname, Buffer.from(file?.data ?? '', 'base64'));
    response.writeHead(201, { 'Content-Type': 'application/json' }).end('{}');
  }

  function give(request: IncomingMessage, response: ServerResponse): void {
    const place = new URL(request.url ?? '', others).pathname;
    const tarball = tarballs.get(place);
    const description = published.get(place.slice(1));
    if (tarball !== undefined) response.writeHead(200, { 'Content-Type': 'application/octet-stream' }).end(tarball);
    else if (description !== undefined)
      response.writeHead(200).end(JSON.stringify({ ...description, [attachments]: undefined }));
    else if (place.startsWith('/ssm-')) response.writeHead(404).end('{}');
    else response.writeHead(302, { Location: `${others}${request.url}` }).end();
  }

  const server = createServer((request, response) => {
    if (request.method !== 'PUT') give(request, response);
    else void take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  const { origin, close } = await listen(server);
  return { address: `${origin}/`, published, close };
}
