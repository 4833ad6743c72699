/** An nginx for tests, as Debian installs it: before a server on this machine, and thrown away after the test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { until } from '../../store/testing/until.ts';

const installed = '/usr/sbin/nginx';

/** Why a test behind nginx is skipped; undefined when it is not. In continuous integration it never is: there nginx can be installed. */
export const nginxAbsence =
  existsSync(installed) || process.env['CI'] !== undefined ? undefined : `no nginx at ${installed}`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Passes everything on to `origin`; `directives` stand in its server. Answers where it listens. */
export async function startNginx(origin: string, directives: string): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const configuration = `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n      ')}
      server {
        listen 127.0.0.1:${port};
        ${directives}
        location / {
          proxy_pass ${origin};
          proxy_set_header Host $host;
        }
      }
    }
  `;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration);
  const nginx = spawn(installed, ['-e', 'stderr', '-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ending = once(nginx, 'close');
  let said = '';
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  onTestFinished(async () => {
    nginx.kill('SIGTERM');
    await ending;
  });
  const address = `http://127.0.0.1:${port}`;
  await until('nginx listens', async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended with ${nginx.exitCode}: ${said}`);
    return fetch(`${address}/health`).then(
      () => true,
      () => undefined,
    );
  });
  return address;
}
