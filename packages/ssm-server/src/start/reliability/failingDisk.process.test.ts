import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { demoPerson } from '../../identity/demoPerson.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { until } from '../../store/testing/until.ts';
import { startProcess } from '../testing/serverProcess.ts';

const disk = pathToFileURL(path.resolve(import.meta.dirname, '../testing/failingDisk.ts')).href;
const { sub } = demoPerson('SSM-Verified');

async function scene(fault: 'EROFS' | 'ENOSPC', env: Readonly<Record<string, string>> = {}) {
  const folder = await newDataFolder('loaded');
  const mark = `${folder}.fails`;
  const load = { NODE_OPTIONS: `--import ${disk}`, DISK_FAILS_WHILE: mark, DISK_FAULT: fault };
  const disks = { SSM_DATA: folder, LOG_LEVEL: 'info', ...load, ...env };
  const server = startProcess(disks);
  const address = await server.ready();
  // The first sweep writes too, and a fault during it would end the database.
  await until('the first sweep', () => server.output().includes('What has ended was taken away') || undefined);
  const headers = {
    Authorization: `Bearer ${await mintToken(folder, 'SSM-Verified')}`,
    'Content-Type': 'application/json',
  };
  const panels = `${address}/sat/custompanel/user/${sub}/panel`;
  return {
    server,
    disks,
    breakDisk: () => writeFile(mark, ''),
    mendDisk: () => rm(mark),
    statusOf: async (name: string) => (await fetch(`${address}/${name}`)).status,
    list: async () => (await fetch(`${panels}?page=1&size=5&sort=name`, { headers })).status,
    save: async () => {
      const body = JSON.stringify({
        name: `Panel ${crypto.randomUUID()}`,
        description: '',
        version: 'V_11K',
        seqIds: ['2-1'],
      });
      const answer = await fetch(panels, { method: 'POST', headers, body });
      const { detail } = (await answer.json()) as { readonly detail?: string };
      return { status: answer.status, detail };
    },
  };
}

describe('a server whose disk fails', () => {
  it('R6: refuses saves with the reason, answers reads, and accepts saves again when the disk works', async () => {
    const { save, list, statusOf, breakDisk, mendDisk } = await scene('EROFS');
    expect((await save()).status).toEqual(201);
    await breakDisk();
    expect(await save()).toEqual({
      status: 503,
      detail: 'Nothing can be saved at the moment: the server cannot write to its disk. What was saved can be read.',
    });
    const menu = 'sat/menuquery/public/somamer/search?version=V_11K';
    expect([await list(), await statusOf('health'), await statusOf('ready'), await statusOf(menu)]).toEqual([
      200, 200, 200, 200,
    ]);
    await mendDisk();
    expect((await save()).status).toEqual(201);
  });

  it('R6: keeps answering if the fault ends the database, and accepts saves again within 5 s', async () => {
    const { save, statusOf, breakDisk, mendDisk } = await scene('EROFS', { DISK_UNNOTICED: 'yes' });
    await breakDisk();
    expect([(await save()).status, (await save()).status]).toEqual([503, 503]);
    expect([await statusOf('health'), await statusOf('sat/menuquery/public/somamer/search?version=V_7K')]).toEqual([
      200, 200,
    ]);
    await mendDisk();
    await until('a save', async () => (await save()).status === 201 || undefined, 5000);
  });

  it.each([
    [
      'EROFS',
      'The disk of the data folder FOLDER cannot be written to (EROFS). Repair it or mount it for writing, or set SSM_DATA to another.',
    ],
    ['ENOSPC', 'The data folder FOLDER has no space left on its disk. Make room, or set SSM_DATA to another.'],
  ] as const)('R6: says in one sentence why it does not start after SIGKILL (%s)', async (fault, sentence) => {
    const { server, disks, breakDisk } = await scene(fault);
    server.signal('SIGKILL');
    await server.ended();
    await breakDisk();
    const complaint = `${sentence.replace('FOLDER', disks.SSM_DATA)}\n`;
    expect(await startProcess(disks).ended()).toEqual({ code: 1, signal: null, complaint });
  });
});
