/** The server's baseline: bare node:http that answers every request with the same prepared bytes. */
import { createServer } from 'node:http';

const size = Number(process.argv[2] ?? '1000');
const status = Number(process.argv[3] ?? '200');
const body = Buffer.alloc(status === 304 ? 0 : size, 'a');
const server = createServer((_, response) => {
  response.writeHead(status, { 'content-type': 'application/octet-stream', 'content-length': body.length });
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address !== null) console.log(`listening ${address.port}`);
});
