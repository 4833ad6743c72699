import { setTimeout as pause } from 'node:timers/promises';
import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { demoPerson } from '../../identity/demoPerson.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { until } from '../../store/testing/until.ts';
import { createPanelWriter, type PanelWriter } from '../testing/panelWriter.ts';
import { createRestarts, type Restarts } from '../testing/restarts.ts';
import { type ServerProcess, startProcess } from '../testing/serverProcess.ts';

const kills = Number(process.env['SSM_KILLS'] ?? '3');
const titles = roles.filter(({ allowsGeneralRoutes }) => allowsGeneralRoutes).map(({ title }) => title);

const newWriters = (): readonly PanelWriter[] => titles.map((title) => createPanelWriter(title));

async function endWhileWriting(
  server: ServerProcess,
  folder: string,
  writers: readonly PanelWriter[],
  signal: NodeJS.Signals,
  restarts: Restarts,
): Promise<void> {
  const address = await restarts.clean(server);
  const tokens = await Promise.all(titles.map((title) => mintToken(folder, title)));
  const before = writers.map((writer) => writer.count());
  const writing = writers.map((writer, index) => writer.write(address, tokens[index] as string));
  await until(
    'all write',
    () => writers.every((writer, index) => writer.count() > (before[index] ?? 0) + 2) || undefined,
  );
  // The signal must come at a random moment.
  await pause(Math.random() * 200);
  server.signal(signal);
  await Promise.all([...writing, server.ended()]);
}

async function faultsAfter(
  folder: string,
  writers: readonly PanelWriter[],
  ready: Restarts['clean'],
): Promise<readonly string[]> {
  const server = startProcess({ SSM_DATA: folder });
  const address = await ready(server);
  const faults = await Promise.all(
    writers.map(async (writer, index) => writer.check(address, await mintToken(folder, titles[index] ?? 'SSM-Public'))),
  );
  server.signal('SIGTERM');
  expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
  return faults.flat();
}

describe('panels on a server that is killed or stopped', () => {
  it(`S1-06 R1 R4: ${kills} kills at random moments lose, alter and double no panel of four writers`, {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    const folder = await newDataFolder('loaded');
    const writers = newWriters();
    const restarts = createRestarts();
    for (let kill = 1; kill <= kills; kill += 1) {
      await endWhileWriting(startProcess({ SSM_DATA: folder }), folder, writers, 'SIGKILL', restarts);
      expect(await faultsAfter(folder, writers, restarts.killed)).toEqual([]);
    }
    restarts.expectQuick();
  });

  it('R7 R43: SIGTERM stops the server normally, acknowledged saves stay, and the log names neither panels nor people', async () => {
    const folder = await newDataFolder('loaded');
    const writers = newWriters();
    const server = startProcess({ SSM_DATA: folder, LOG_LEVEL: 'info' });
    const restarts = createRestarts();
    await endWhileWriting(server, folder, writers, 'SIGTERM', restarts);
    expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
    expect(await faultsAfter(folder, writers, restarts.clean)).toEqual([]);
    const told = [
      /"route":"(\w+)"/,
      /Panel [0-9a-f]/,
      /write \d/,
      /10001-7/,
      ...titles.map((title) => new RegExp(demoPerson(title).sub)),
    ];
    expect(told.map((pattern) => pattern.test(server.output()))).toEqual([true, ...told.slice(1).map(() => false)]);
  });
});
