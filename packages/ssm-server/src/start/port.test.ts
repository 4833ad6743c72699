import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, checkPort, listen, PortError } from './port.ts';

async function listening(host: string) {
  const server = createServer();
  onTestFinished(() => void server.close());
  await listen(server, { host, port: 0 });
  const { port } = server.address() as { port: number };
  return { server, port };
}

describe('listening on a port', () => {
  it('reports a port in use in one sentence, in the check and when listening', async () => {
    const { port } = await listening('127.0.0.1');
    const place = { host: '127.0.0.1', port };
    const busy = new PortError(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that one, or set PORT to another number.`,
    );
    await expect(checkPort(place)).rejects.toEqual(busy);
    await expect(listen(createServer(), place)).rejects.toEqual(busy);
  });

  it('reports the address of another machine in one sentence', async () => {
    await expect(checkPort({ host: '192.0.2.1', port: 0 })).rejects.toEqual(
      new PortError('192.0.2.1 is not an address of this machine. Set HOST to one that is, such as 127.0.0.1.'),
    );
  });

  it('names the variables that set the port', async () => {
    const names = { port: 'SSM_METRICS_PORT', host: 'SSM_METRICS_HOST' };
    const { port } = await listening('127.0.0.1');
    const refusals = [
      { host: '127.0.0.1', port, names },
      { host: '192.0.2.1', port: 0, names },
    ].map((place) => checkPort(place).catch((error: Error) => error.message));
    expect(await Promise.all(refusals)).toEqual([
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that one, or set SSM_METRICS_PORT to another number.`,
      '192.0.2.1 is not an address of this machine. Set SSM_METRICS_HOST to one that is, such as 127.0.0.1.',
    ]);
  });

  it('leaves a checked port free', async () => {
    const { server, port } = await listening('127.0.0.1');
    await new Promise((resolve) => server.close(resolve));
    const place = { host: '127.0.0.1', port };
    await checkPort(place);
    expect(await checkPort(place)).toEqual(undefined);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:'],
    ['0.0.0.0', 'http://localhost:'],
  ])('on %s is reached at %s and its port', async (host, start) => {
    const { server, port } = await listening(host);
    expect(addressOf(server, { host, port: 0 })).toEqual(start + port);
  });
});
