import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectEmbedded } from '../store/connect.ts';
import { openEmbedded } from '../store/embedded/embedded.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { expectWithin, startStopwatch } from '../store/testing/stopwatch.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';
import { until } from '../store/testing/until.ts';
import { createRestarts } from './testing/restarts.ts';
import { answering, type Ending, startProcess } from './testing/serverProcess.ts';

const inUse = { V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' };
const stopped: Ending = { code: 0, signal: null, complaint: '' };

const lockedBy = (folder: string): Ending => ({
  code: 1,
  signal: null,
  complaint:
    `The data folder ${folder} is in use by another process, which holds the lock ${folder}/lock.sqlite. ` +
    'Stop that process, or set SSM_DATA to another folder.\n',
});

async function elapsed(work: Promise<unknown>): Promise<number> {
  const stopwatch = startStopwatch();
  await work;
  return stopwatch();
}

describe('the server as a process: starting', () => {
  it('prints its address, the catalogue of each version, and the data folder', async () => {
    const folder = await newDataFolder('loaded');
    const server = startProcess({ SSM_DATA: folder });
    const address = await server.ready();
    expect(server.output().split('\n')).toEqual([
      `SomaScan Menu: ${address}`,
      '  7K   Small V_7K, 3 on the menu, revision small-V_7K-1',
      '  11K  Small V_11K, 4 on the menu, revision small-V_11K-1',
      `  Data folder: ${folder}`,
      'Press Ctrl+C to stop.',
      '',
    ]);
    expect(await answering(address)).toEqual(inUse);
  });

  it('R2: a second process on the folder ends within 5 s and names the lock in one line, and the first keeps answering', async () => {
    const folder = await newDataFolder('loaded');
    const first = startProcess({ SSM_DATA: folder });
    const address = await first.ready();
    const second = startProcess({ SSM_DATA: folder });
    expectWithin(5000, await elapsed(second.ended()));
    expect(await second.ended()).toEqual(lockedBy(folder));
    expect(await answering(address)).toEqual(inUse);
  });

  it('R2: a second process also ends if the first one is suspended (SIGSTOP), and the first then continues without loss', async () => {
    const folder = await newDataFolder('loaded');
    const first = startProcess({ SSM_DATA: folder });
    const address = await first.ready();
    first.signal('SIGSTOP');
    const second = startProcess({ SSM_DATA: folder });
    expectWithin(5000, await elapsed(second.ended()));
    expect(await second.ended()).toEqual(lockedBy(folder));
    first.signal('SIGCONT');
    expect(await answering(address)).toEqual(inUse);
  });

  it('R3: a stale lock never blocks a start: the server is ready within 5 s after SIGKILL', async () => {
    const folder = await newDataFolder('loaded');
    const restarts = createRestarts();
    const first = startProcess({ SSM_DATA: folder });
    await restarts.clean(first);
    first.signal('SIGKILL');
    await first.ended();
    const address = await restarts.killed(startProcess({ SSM_DATA: folder }));
    restarts.expectQuick();
    expect(await answering(address)).toEqual(inUse);
  });

  it('a busy port gives a sentence and exit code 1, before any folder is made', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void busy.close());
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    const folder = path.join(await temporaryFolder(), 'data');
    expect(await startProcess({ SSM_DATA: folder, PORT: String(port) }).ended()).toEqual({
      code: 1,
      signal: null,
      complaint: `Port ${port} on 127.0.0.1 is in use by another program. Stop that one, or set PORT to another number.\n`,
    });
    expect(existsSync(folder)).toEqual(false);
  });

  it('a data folder that is a file gives a sentence and exit code 1', async () => {
    const file = path.join(await temporaryFolder(), 'data');
    await writeFile(file, '');
    expect(await startProcess({ SSM_DATA: file }).ended()).toEqual({
      code: 1,
      signal: null,
      complaint: `The data folder ${file} is a file. Set SSM_DATA to a folder.\n`,
    });
  });

  it.skipIf(!existsSync('/proc/self'))(
    'a data folder that cannot be made gives a sentence and exit code 1',
    async () => {
      const ending = await startProcess({ SSM_DATA: '/proc/ssm-data' }).ended();
      expect(ending).toEqual({
        code: 1,
        signal: null,
        complaint:
          'The data folder /proc/ssm-data cannot be written to (ENOENT). Give this account the right to, or set SSM_DATA to another.\n',
      });
    },
  );

  it('an unusable setting is named, with exit code 1', async () => {
    expect(await startProcess({ PORT: 'http' }).ended()).toEqual({
      code: 1,
      signal: null,
      complaint: 'PORT is "http". Set it to a number from 0 to 65535, where 0 takes any free port, or unset it.\n',
    });
  });

  it('a folder of a newer schema is refused in a sentence with exit code 1', async () => {
    const folder = await newDataFolder('loaded');
    const { signal } = new AbortController();
    const connection = connectEmbedded(await openEmbedded({ folder, maximumConnections: 2, signal }), folder);
    await connection.database.updateTable('schema_state').set({ version: 99 }).execute();
    await connection.close();
    const ending = await startProcess({ SSM_DATA: folder }).ended();
    expect({ ...ending, complaint: ending.complaint.replace(/knows \d+/, 'knows N') }).toEqual({
      code: 1,
      signal: null,
      complaint:
        `The database in ${folder} was written by a newer release (schema 99, this one knows N). ` +
        'Use that release or a later one; nothing was changed.\n',
    });
  });

  it('R15: the server waits for a database that is away, names it without its password, and stops on SIGTERM', async () => {
    const server = startProcess({
      SSM_DATA: await temporaryFolder(),
      DATABASE_URL: 'postgres://menu:secret@127.0.0.1:1/menu',
    });
    const sentence =
      'The database at 127.0.0.1:1/menu does not answer. See that it runs and can be reached, then try again. ' +
      'The server waits for it; until then /health answers, and all else is 503.\n';
    await until('it waits', () => server.output().endsWith(sentence) || undefined);
    server.signal('SIGTERM');
    expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
  });
});

const busy = { SSM_PREPARE: 'thorough' };

describe('the server as a process: stopping', () => {
  it('Ctrl+C stops the server within two seconds with exit code 0, even with open keep-alive connections', async () => {
    const server = startProcess({ SSM_DATA: await newDataFolder('loaded'), ...busy });
    const address = await server.ready();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    await new Promise<void>((resolve) =>
      get(`${address}/health`, { agent }, (answer) => answer.resume().on('end', resolve)),
    );
    server.signal('SIGINT');
    expectWithin(2000, await elapsed(server.ended()));
    expect(await server.ended()).toEqual(stopped);
  });

  it('SIGTERM lets the server answer for the drain time, not ready and without keep-alive', async () => {
    const server = startProcess({ SSM_DATA: await newDataFolder('loaded'), SSM_DRAIN_SECONDS: '1' });
    const address = await server.ready();
    const ask = async (where: string): Promise<readonly [number, string | null]> => {
      const answer = await fetch(address + where);
      await answer.arrayBuffer();
      return [answer.status, answer.headers.get('Connection')];
    };
    expect(await ask('/ready')).toEqual([200, 'keep-alive']);
    server.signal('SIGTERM');
    const took = elapsed(server.ended());
    await until('it is not ready any more', async () => (await ask('/ready'))[0] === 503 || undefined);
    expect([await ask('/ready'), await ask('/health')]).toEqual([
      [503, 'close'],
      [200, 'close'],
    ]);
    const ms = await took;
    expect(ms).toBeGreaterThanOrEqual(1000);
    expectWithin(3000, ms);
    expect(await server.ended()).toEqual(stopped);
  });

  it('one Ctrl+C that arrives twice, from the terminal and from npm, counts once', async () => {
    const server = startProcess({ SSM_DATA: await newDataFolder('loaded'), ...busy });
    await server.ready();
    server.signal('SIGINT');
    server.signal('SIGINT');
    expect(await server.ended()).toEqual(stopped);
  });

  it('Ctrl+C during the first start ends the server within two seconds with exit code 0, and the next start is complete', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    const server = startProcess({ SSM_DATA: folder, ...busy });
    await until('the database is being made', () => existsSync(path.join(folder, 'database.new')) || undefined);
    server.signal('SIGINT');
    expectWithin(2000, await elapsed(server.ended()));
    expect(await server.ended()).toEqual(stopped);
    expect(existsSync(path.join(folder, 'database'))).toEqual(false);
    const next = startProcess({ SSM_DATA: folder });
    const versions = Object.keys(await answering(await next.ready()));
    expect(versions).toEqual(['V_7K', 'V_11K']);
  });

  it('R7: SIGTERM under load ends the server within 10 s with exit code 0, and every answer is complete', async () => {
    const server = startProcess({ SSM_DATA: await newDataFolder('loaded'), ...busy });
    const address = await server.ready();
    let isStopping = false;
    let answered = 0;
    const wrong: string[] = [];
    const ask = async (): Promise<void> => {
      for (;;) {
        const outcome = await fetch(`${address}/sat/menuquery/public/somamer/search?version=V_7K`).then(
          async (response) => {
            const analytes = (await response.json()) as readonly unknown[];
            return response.status === 200 && analytes.length === 3 ? 'whole' : `status ${response.status}`;
          },
          () => 'refused',
        );
        if (outcome === 'whole') answered += 1;
        else if (outcome === 'refused' && isStopping) return;
        else wrong.push(outcome);
      }
    };
    const load = Promise.all(Array.from({ length: 8 }, ask));
    await until('the load runs', () => answered > 50 || undefined);
    isStopping = true;
    server.signal('SIGTERM');
    expectWithin(10_000, await elapsed(server.ended()));
    expect(await server.ended()).toEqual(stopped);
    await load;
    expect(wrong).toEqual([]);
  });
});
