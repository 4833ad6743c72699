/** Adapts the proxy configuration in deploy/ to the addresses and folders of a test. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const deployed = path.resolve(import.meta.dirname, '../../../../../../deploy/nginx.conf');

export interface ProxyPlaces {
  readonly servers: readonly string[];
  readonly https: string;
  readonly http: string;
  readonly certificates: string;
}

/** `changes` maps texts to their replacements. Throws if the file does not contain one of the texts. */
export async function deployedNginx(
  { servers, https, http, certificates }: ProxyPlaces,
  changes: Readonly<Record<string, string>> = {},
): Promise<string> {
  let text = await readFile(deployed, 'utf8');
  const all = {
    'server menu:4173;': servers.map((server) => `server ${server};`).join('\n  '),
    'listen 80;': `listen ${http};`,
    // nginx before 1.25.1, which Debian has, does not know `http2 on`.
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
