import { expect, it } from 'vitest';
import { startProcess } from '../start/testing/serverProcess.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';

it('a search that is not cached runs code from at most 25 files, including the thread that compresses', async () => {
  const env = { SSM_DATA: await newDataFolder('loaded'), LOG_LEVEL: 'info' };
  const { code, complaint } = await startProcess(env, 'start/testing/filesOfSearch.ts').ended();
  expect([code, complaint]).toEqual([0, expect.stringMatching(/^\[.*\]\n$/)]);
  const files = [...(JSON.parse(complaint) as readonly string[]), 'http/compress/quickCompress.worker.ts'];
  expect(files.length <= 25 || files).toEqual(true);
});
