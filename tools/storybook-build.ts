/** Builds Storybook as files if its sources have changed, and serves the files. */
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { fingerprintOf } from './fingerprint.ts';
import { type Listening, listen } from './listen.ts';
import { outputOf, production, root } from './process.ts';

const sources = [
  '.storybook/**/*',
  'openapi/*.ts',
  'packages/{ssm-core,ssm-react,ssm-host,ssm-server}/src/**/*',
  'packages/ssm-react/custom-elements.json',
  'pnpm-lock.yaml',
];
export const storybookFolder: string = path.join(root, 'storybook-static');
export const storybookStamp = '.built-from';
const stamp = path.join(storybookFolder, storybookStamp);

/** Returns how many seconds the build took, now or earlier. Throws the output of a failed build. */
export async function ensureStorybookBuilt(say: (line: string) => void = () => {}, isAnew = false): Promise<number> {
  const wanted = await fingerprintOf(sources);
  const [from, seconds] = (await readFile(stamp, 'utf8').catch(() => '')).split(' ');
  if (!isAnew && from === wanted && seconds !== undefined) return Number(seconds);
  say('Building Storybook');
  const began = performance.now();
  const problem = 'Storybook could not be built.';
  await outputOf('storybook', ['build', '--quiet', '--disable-telemetry'], { env: production, problem });
  const took = Math.ceil((performance.now() - began) / 1000);
  await writeFile(stamp, `${wanted} ${took}`);
  return took;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export async function serveStorybook(port: number, folder: string = storybookFolder): Promise<Listening> {
  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const file = path.join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname));
    const isInside = file.startsWith(folder + path.sep);
    (isInside ? readFile(file) : Promise.reject(new Error(`${file} is not a file of Storybook.`))).then(
      (bytes) => response.writeHead(200, { 'Content-Type': mediaTypes[path.extname(file)] }).end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  return listen(http, port);
}
