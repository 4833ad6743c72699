/** The server's baseline: bare node:http that answers with prepared bytes, one body after another. */
import { createServer } from 'node:http';

const status = Number(process.argv[2] ?? '200');
// As many as the server has beside it: one body lies in the processor's cache, and many do not.
const bodies = (process.argv[3] ?? '1000')
  .split(',')
  .map((size) => Buffer.alloc(status === 304 ? 0 : Number(size), 'a'));
let at = 0;
const server = createServer((_, response) => {
  at = (at + 1) % bodies.length;
  const body = bodies[at] as Buffer;
  response.writeHead(status, { 'content-type': 'application/octet-stream', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) console.log(`listening ${address.port}`);
});
