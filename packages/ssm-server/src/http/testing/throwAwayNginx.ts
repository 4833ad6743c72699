import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderUntil, freePort, startProgram, type WhenOver } from '../../store/testing/program.ts';

const installedNginx = '/usr/sbin/nginx';

/** Reason to skip tests behind nginx; undefined if nginx is installed. CI never skips them. */
export const nginxAbsence =
  existsSync(installedNginx) || process.env['CI'] !== undefined ? undefined : `no nginx at ${installedNginx}`;

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Returns the start of a configuration that writes only into the test's folder. It allows as many connections as the
 * image's default.
 */
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

export const nginxOf = (folder: string, file: string) => ({
  command: installedNginx,
  args: ['-e', 'stderr', '-p', folder, '-c', file],
  cwd: folder,
});

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
