/** The server's baseline: bare node:http that answers with prepared bodies, one after another. */
import { createServer } from 'node:http';

const { PORT, STATUS, SIZES = '' } = process.env;
// One body stays in the processor's cache. Many, as the measured server has, do not.
const bodies = SIZES.split(',').map((size) => Buffer.alloc(Number(size), 'a'));
let at = 0;
createServer((_, response) => {
  at = (at + 1) % bodies.length;
  const body = bodies[at] as Buffer;
  response.writeHead(Number(STATUS), { 'content-type': 'application/octet-stream', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
