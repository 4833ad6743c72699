/** A network between the browser and the server: so many bits a second in all, and half the round trip each way. */
import { connect, createServer, type Server, type Socket } from 'node:net';

const bytesPerMs = 10_000_000 / 8 / 1000;
const oneWayMs = 20;

export interface SlowNetwork {
  /** The origin through which the server of this port is reached. */
  toward(serverPort: number): string;
  close(): void;
}

/** Hands on what arrives, in order, as late as the line lets it; all connections share its rate. */
function createLine() {
  let freeAt = 0;
  return (from: Socket, to: Socket): void => {
    const later = (bytes: number, action: () => void): void => {
      freeAt = Math.max(freeAt, performance.now()) + bytes / bytesPerMs;
      setTimeout(action, freeAt + oneWayMs - performance.now());
    };
    from.on('data', (part: Buffer) => later(part.length, () => to.write(part)));
    from.on('end', () => later(0, () => to.end()));
    from.on('error', () => to.destroy());
  };
}

/** 10 Mb/s and 40 ms in front of each of the servers on this machine; all share the line. */
export async function startSlowNetwork(serverPorts: readonly number[]): Promise<SlowNetwork> {
  const [up, down] = [createLine(), createLine()];
  const sockets = new Set<Socket>();
  const proxies = new Map<number, Server>();
  for (const serverPort of serverPorts) {
    const proxy = createServer((near) => {
      const far = connect(serverPort, '127.0.0.1');
      for (const socket of [near, far]) {
        socket.setNoDelay(true);
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      }
      up(near, far);
      down(far, near);
    });
    await new Promise<void>((resolve) => {
      proxy.listen(0, '127.0.0.1', resolve);
    });
    proxies.set(serverPort, proxy);
  }
  return {
    toward(serverPort) {
      const address = proxies.get(serverPort)?.address();
      if (typeof address !== 'object' || address === null) throw new Error(`No slow line leads to port ${serverPort}.`);
      return `http://127.0.0.1:${address.port}`;
    },
    close() {
      for (const proxy of proxies.values()) proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
