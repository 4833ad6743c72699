/** An nginx for tests, as Debian installs it: before a server on this machine, and thrown away after the test. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../store/testing/freePort.ts';
import { startProgram } from '../../store/testing/program.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';

/** Where Debian puts it. */
export const installedNginx = '/usr/sbin/nginx';

/** Why a test behind nginx is skipped; undefined when it is not. In continuous integration it never is: there nginx can be installed. */
export const nginxAbsence =
  existsSync(installedNginx) || process.env['CI'] !== undefined ? undefined : `no nginx at ${installedNginx}`;

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What an nginx of a test's own begins with: nothing of it is outside its folder. */
export function nginxHead(folder: string): string {
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events {}
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n      ')}`;
}

/** Passes everything on to `origin`; `directives` stand in its server. Answers where it listens. */
export async function startNginx(origin: string, directives: string): Promise<string> {
  const folder = await temporaryFolder();
  const port = await freePort();
  const configuration = `${nginxHead(folder)}
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
  const address = `http://127.0.0.1:${port}`;
  await startProgram({
    command: installedNginx,
    args: ['-e', 'stderr', '-p', folder, '-c', file],
    cwd: folder,
    isReady: () =>
      fetch(`${address}/health`).then(
        () => true,
        () => false,
      ),
  });
  return address;
}
