/**
 * Test process that sends 500 bodies without a valid token, each without its last byte: holdBack.ts <origin> <path>
 * <bytes>.
 */
import { connect, type Socket } from 'node:net';
import { setPriority } from 'node:os';
import { connect as connectByTls } from 'node:tls';

const sockets = 500;
const piece = Buffer.alloc(64 * 1024, 'x');
const [, , origin = '', path, bytes] = process.argv;
const { protocol, hostname, port } = new URL(origin);
const at = { port: Number(port), host: hostname };
const size = Number(bytes);
const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bearer no.such.token\r
Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`;

const open = (): Socket => (protocol === 'https:' ? connectByTls({ ...at, rejectUnauthorized: false }) : connect(at));

function holdBack(): Promise<void> {
  return new Promise((resolve) => {
    const socket = open();
    let left = size - 1;
    const send = (): void => {
      while (left > 0) {
        const next = piece.subarray(0, Math.min(left, piece.length));
        left -= next.length;
        if (!socket.write(next)) return;
      }
      resolve();
    };
    socket
      .on('drain', send)
      .once('close', () => resolve())
      .on('error', () => {});
    socket.resume();
    socket.write(head);
    send();
  });
}

// Low priority, because real attackers do not use the server's processors.
setPriority(19);
await Promise.all(Array.from({ length: sockets }, holdBack));
process.stdout.write('all is sent\n');
setInterval(() => undefined, 60_000);
