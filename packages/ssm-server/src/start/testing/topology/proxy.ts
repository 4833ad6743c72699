/** An nginx that ends TLS, compresses and spreads requests over several servers, as one in front of a company's does. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tls from 'node:tls';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { installedNginx, nginxHead } from '../../../http/testing/throwAwayNginx.ts';
import { startProgram } from '../../../store/testing/program.ts';
import { temporaryFolder } from '../../../store/testing/temporaryFolder.ts';
import { until } from '../../../store/testing/until.ts';

const run = promisify(execFile);

export interface Proxy {
  /** Resolves once each server answers through it: one that was away is tried again after a second. */
  servedByAll(): Promise<void>;
  /** Ends it without a chance to tidy up. */
  kill(): Promise<void>;
  restart(): Promise<void>;
}

/** A certificate of the loopback that this process trusts until the test is over. */
async function newCertificate(folder: string): Promise<void> {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const made = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', [...made, '-keyout', key, '-out', certificate, ...names]);
  const trusted = tls.getCACertificates('default');
  tls.setDefaultCACertificates([...trusted, await readFile(certificate, 'utf8')]);
  onTestFinished(() => tls.setDefaultCACertificates(trusted));
}

/** Listens at https on the port of `address`, before the servers at these ports. */
export async function startProxy(address: string, ports: readonly number[]): Promise<Proxy> {
  const folder = await temporaryFolder();
  await newCertificate(folder);
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `${nginxHead(folder)}
      upstream somascan_menu {
        ${ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=1s;`).join('\n        ')}
        keepalive 32;
      }
      server {
        listen ${new URL(address).host} ssl;
        ssl_certificate ${folder}/certificate.pem;
        ssl_certificate_key ${folder}/key.pem;
        gzip on;
        gzip_types *;
        gzip_min_length 1;
        gzip_proxied any;
        add_header X-Served-By $upstream_addr always;
        location / {
          proxy_pass http://somascan_menu;
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
        }
      }
    }
  `,
  );
  const program = await startProgram({
    command: installedNginx,
    args: ['-e', 'stderr', '-p', folder, '-c', file],
    cwd: folder,
    isReady: () =>
      fetch(`${address}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
  });
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
