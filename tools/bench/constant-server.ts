/** The baseline for the server: bare node:http, which answers with prepared bodies in turn. */
import { createServer } from 'node:http';

const { PORT, STATUS, SIZES = '' } = process.env;
// Uses many bodies, as the measured server does. A single body would stay in the processor's cache.
const bodies = SIZES.split(',').map((size) => Buffer.alloc(Number(size), 'a'));
let at = 0;
createServer((_, response) => {
  at = (at + 1) % bodies.length;
  const body = bodies[at] as Buffer;
  response.writeHead(Number(STATUS), { 'content-type': 'application/octet-stream', 'content-length': body.length });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');
