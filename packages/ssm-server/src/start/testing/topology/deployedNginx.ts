/** The proxy's configuration of deploy/, at addresses and in folders of a test: all else of it is as it stands there. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const deployed = path.resolve(import.meta.dirname, '../../../../../../deploy/nginx.conf');

export interface ProxyPlaces {
  /** What stands in the upstream for the one server, as `127.0.0.1:4173`. */
  readonly servers: readonly string[];
  /** Where it listens. */
  readonly https: string;
  readonly http: string;
  /** The folder of certificate.pem and key.pem. */
  readonly certificates: string;
}

/** `changes` are texts and what is to stand in their place. Throws where the file lacks one. */
export async function deployedNginx(
  { servers, https, http, certificates }: ProxyPlaces,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  let text = await readFile(deployed, 'utf8');
  const all = {
    'server menu:4173;': servers.map((server) => `server ${server};`).join('\n  '),
    'listen 80;': `listen ${http};`,
    // What `http2 on` was called before nginx 1.25.1, which Debian has.
    'listen 443 ssl;\n  http2 on;': `listen ${https} ssl http2;`,
    '/etc/nginx/tls': certificates,
    ...changes,
  };
  for (const [from, to] of Object.entries(all)) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}" any more.`);
    text = text.replaceAll(from, () => to);
  }
  return text;
}
