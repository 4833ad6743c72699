/** Serves the build under a very strict policy, and proxies /sat to the menu's server. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

const { PORT = '8080', MENU_SERVER = 'http://localhost:4173' } = process.env;
const dist = path.join(import.meta.dirname, 'dist');
const mediaTypes = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

const policyOf = (nonce) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');

async function passOn(request, response) {
  const { host: _host, connection: _connection, ...headers } = request.headers;
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = parts.length === 0 ? undefined : Buffer.concat(parts);
  const answer = await fetch(new URL(request.url, MENU_SERVER), { method: request.method, headers, body });
  // fetch has decompressed the body.
  const kept = [...answer.headers].filter(
    ([name]) => !/^(content-encoding|content-length|transfer-encoding)$/.test(name),
  );
  response.writeHead(answer.status, Object.fromEntries(kept));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function serve(request, response) {
  const { pathname } = new URL(request.url, 'http://portal');
  if (pathname.startsWith('/sat/')) return passOn(request, response);
  const name = pathname === '/' ? '/index.html' : path.posix.normalize(pathname);
  const content = await readFile(path.join(dist, name));
  const headers = { 'content-type': mediaTypes[path.extname(name)] ?? 'application/octet-stream' };
  if (name !== '/index.html') return response.writeHead(200, headers).end(content);
  const nonce = randomBytes(16).toString('base64');
  headers['content-security-policy'] = policyOf(nonce);
  return response.writeHead(200, headers).end(content.toString().replaceAll('%NONCE%', nonce));
}

createServer((request, response) => {
  serve(request, response).catch(() => response.writeHead(404).end());
}).listen(Number(PORT), '127.0.0.1');
