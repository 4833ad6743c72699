/** An nginx for tests, as Debian installs it: before a server on this machine, and thrown away at the end. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../../store/testing/freePort.ts';
import { startProgram } from '../../store/testing/program.ts';
import { folderUntil, type WhenOver } from '../../store/testing/whenOver.ts';

/** Where Debian puts it. */
const installedNginx = '/usr/sbin/nginx';

/** Why a test behind nginx is skipped; undefined when it is not. In continuous integration it never is: there nginx can be installed. */
export const nginxAbsence =
  existsSync(installedNginx) || process.env['CI'] !== undefined ? undefined : `no nginx at ${installedNginx}`;

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** What an nginx of a test's own begins with: nothing of it is outside its folder. It takes as many connections as the image's does. */
export function nginxHead(folder: string): string {
  return `
    daemon off;
    master_process off;
    pid ${folder}/nginx.pid;
    error_log stderr warn;
    events { worker_connections 1024; }
    http {
      access_log off;
      ${temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n      ')}`;
}

/** How one is started with a configuration in its folder. */
export const nginxOf = (folder: string, file: string) => ({
  command: installedNginx,
  args: ['-e', 'stderr', '-p', folder, '-c', file],
  cwd: folder,
});

/** Passes everything on to `origin`; `directives` stand in its server. Answers where it listens. */
export async function startNginx(origin: string, directives: string, whenOver: WhenOver): Promise<string> {
  const folder = await folderUntil(whenOver);
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
  const isReady = () =>
    fetch(`${address}/health`).then(
      () => true,
      () => false,
    );
  await startProgram({ ...nginxOf(folder, file), isReady }, whenOver);
  return address;
}
