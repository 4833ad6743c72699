import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import { seqIdsOf } from '../../catalogue/revision.ts';
import { mintToken } from '../../control/operator.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { until } from '../../store/testing/until.ts';
import { people, startMixedLoad } from '../testing/mixedLoad.ts';
import { startProcess } from '../testing/serverProcess.ts';

const seconds = Number(process.env['SSM_SWAP_SECONDS'] ?? '60');
const longestMs = 4000;

it(`for ${seconds} s of loading and activating full catalogues while people work, the server stays ready, and no list takes ${longestMs} ms`, {
  timeout: 360_000 + seconds * 2000,
}, async () => {
  const folder = await newDataFolder('loaded');
  const server = startProcess({ SSM_DATA: folder, SSM_PREPARE: 'thorough', SSM_QUESTIONS_PER_MINUTE: '0' });
  const address = await server.ready();
  const seqIds = [...seqIdsOf(await generateDemoCatalogue('V_11K'))];
  const operator = startProcess({}, 'start/testing/swappingOperator.ts', [folder]);
  const orders = (): number => operator.output().split('\n').length - 1;
  await until('both full catalogues are in use', () => orders() >= 4 || undefined, 180_000);
  const tokens = await Promise.all(people.map((title) => mintToken(folder, title)));
  const load = startMixedLoad(address, tokens, seqIds);
  const before = orders();
  await pause(seconds * 1000);
  const swaps = orders() - before;
  const measured = await load.stop();
  operator.signal('SIGKILL');
  expect([swaps > 0, (await operator.ended()).complaint]).toEqual([true, '']);
  const refused = measured.filter(({ status }) => status < 200 || status > 299);
  const late = measured.filter(({ kind, ms }) => ['menu', 'filter', 'list'].includes(kind) && ms > longestMs);
  const watched = measured.filter(({ kind }) => kind === 'ready').length;
  expect([refused, late, watched > 0]).toEqual([[], [], true]);
});
