/** Serves examples/iframe on its own origin, with a copy of the script for portals, as its README says. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '../listen.ts';
import { root } from '../process.ts';

export interface Portal {
  readonly origin: string;
  show(menu: string, others?: readonly string[]): void;
  close(): Promise<void>;
}

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};

const exampleServer = 'http://127.0.0.1:4173';

/** Starts the portal. `script` is a file of the installed package. Default: the script from the menu's server. */
export async function startPortal(script?: string): Promise<Portal> {
  let [server, framed]: readonly (string | undefined)[] = [];

  async function fileOf(name: string): Promise<string> {
    if (name === 'blank.html') return '<!doctype html><title>Blank</title>';
    if (name === 'mount.js')
      return `import { mountSsmMenu } from './embed-host.js';\nObject.assign(window, { mountSsmMenu });`;
    if (name === 'embed-host.js')
      return script === undefined ? (await fetch(`${server}/${name}`)).text() : readFile(script, 'utf8');
    const text = await readFile(path.join(root, 'examples/iframe', path.basename(name)), 'utf8');
    return text
      .replace(`frame-src ${exampleServer}`, `frame-src ${framed}`)
      .replace(`data-src="${exampleServer}`, `data-src="${server}`);
  }

  const http = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', exampleServer);
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    fileOf(name).then(
      (text) => response.writeHead(200, { 'Content-Type': mediaTypes[path.extname(name)] }).end(text),
      () => response.writeHead(404).end(),
    );
  });
  const { origin, close } = await listen(http);
  return {
    origin,
    close,
    show(menu, others = []) {
      server = menu;
      framed = [menu, ...others].join(' ');
    },
  };
}
