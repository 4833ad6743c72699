/** The nginx of deploy/ with TLS in front of several servers. It also compresses, as a company's proxy may. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { nginxHead, nginxOf } from '../../../http/testing/throwAwayNginx.ts';
import { folderUntil, freePort, startProgram, type WhenOver } from '../../../store/testing/program.ts';
import { until } from '../../../store/testing/until.ts';
import { deployedNginx } from './deployedNginx.ts';

const run = promisify(execFile);

export interface Proxy {
  readonly servedByAll: () => Promise<void>;
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** Writes a certificate for the loopback address. This process trusts it until the test is over. */
export async function newCertificate(folder: string, whenOver: WhenOver): Promise<void> {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', [...made, '-keyout', key, '-out', certificate, ...names]);
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, await readFile(certificate, 'utf8')]);
  whenOver(async () => tls.setDefaultCACertificates(trusted));
}

export const saysServer = { 'ssl_protocols ': 'add_header X-Served-By $upstream_addr always;\n  ssl_protocols ' };

/**
 * Differences from deploy/: answers are compressed, which weakens their ETags, and name their server. Connecting times
 * out soon, as the guide advises for several servers, because every request tries a server that is down.
 */
const changes = {
  'gzip off;': 'gzip on; gzip_types *; gzip_min_length 1; gzip_proxied any;',
  'proxy_http_version 1.1;': 'proxy_http_version 1.1;\n    proxy_connect_timeout 2s;',
  ...saysServer,
};

export async function startProxy(address: string, ports: readonly number[], whenOver: WhenOver): Promise<Proxy> {
  const folder = await folderUntil(whenOver);
  await newCertificate(folder, whenOver);
  const file = path.join(folder, 'nginx.conf');
  const places = {
    // Refused uploads whose connection is closed must not count as failures of a server.
    servers: ports.map((port) => `127.0.0.1:${port} max_fails=0`),
    https: new URL(address).host,
    http: `127.0.0.1:${await freePort()}`,
    certificates: folder,
  };
  await writeFile(file, `${nginxHead(folder)}\n${await deployedNginx(places, changes)}\n}\n`);
  const isReady = () =>
    fetch(`${address}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const program = await startProgram({ ...nginxOf(folder, file), isReady }, whenOver);
  async function servedByAll(): Promise<void> {
    const seen = new Set<string | null>();
    await until('every server answers through the proxy', async () => {
      const answer = await fetch(`${address}/health`);
      await answer.arrayBuffer();
      seen.add(answer.headers.get('X-Served-By'));
      return ports.every((port) => seen.has(`127.0.0.1:${port}`)) || undefined;
    });
  }
  return { servedByAll, kill: () => program.end('SIGKILL'), restart: () => program.start() };
}
