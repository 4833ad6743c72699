/** A process that sends 500 uploads of 10 MiB in nobody's name, all but the last byte of each: holdBack.ts <port>. */
import { connect } from 'node:net';

const sockets = 500;
const size = 10 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, 'x');
const head = `POST /sat/menuquery/import?version=V_7K HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer no.such.token\r
Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${size}\r\n\r\n`;

/** As fast as it is taken. Resolves once all is sent, or refused. */
function holdBack(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
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

const port = Number(process.argv[2]);
await Promise.all(Array.from({ length: sockets }, () => holdBack(port)));
process.stdout.write('all is sent\n');
// What is held back is held on to until somebody ends this.
setInterval(() => undefined, 60_000);
