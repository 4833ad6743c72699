import { describe, expect, it, vi } from 'vitest';
import { calledBy, startProcess } from '../start/testing/serverProcess.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';

const banner = 'genericUI_downtimeBanner_frontend';
const done = { code: 0, signal: null, complaint: '' };

async function command(folder: string, ...words: string[]) {
  const asked = startProcess({ SSM_DATA: folder }, 'commands/flag.ts', words);
  return { ending: await asked.ended(), output: asked.output() };
}

describe('the flag command', () => {
  it('S1-14 sets a flag of the running server, whose next response has the new value', async () => {
    const folder = await newDataFolder('loaded');
    const address = await startProcess({ SSM_DATA: folder }).ready();
    const valueOf = async (): Promise<unknown> => {
      const init = { method: 'POST', body: '{"context":{}}', headers: { 'Content-Type': 'application/json' } };
      const answer = await fetch(`${address}/ofrep/v1/evaluate/flags/${banner}`, init);
      return ((await answer.json()) as { value: unknown }).value;
    };
    expect(await valueOf()).toEqual('off');
    expect(await command(folder, banner, 'on')).toEqual({ ending: done, output: `${banner} on\n` });
    await vi.waitFor(async () => expect(await valueOf()).toEqual('on'), { interval: 20 });
  });

  it('without a server, writes a flag for the next start, and lists flags', async () => {
    const folder = await temporaryFolder();
    expect(await command(folder, 'list')).toEqual({ ending: done, output: `${banner} off\n` });
    expect(await command(folder, 'other', 'blue')).toEqual({ ending: done, output: `${banner} off\nother blue\n` });
    expect((await command(folder, 'list')).output).toEqual(`${banner} off\nother blue\n`);
  });

  it.each([['without a server'], ['with one']])(
    'keeps every flag that eight commands set at the same time, %s',
    async (where) => {
      const folder = await newDataFolder('loaded');
      if (where === 'with one') await startProcess({ SSM_DATA: folder }).ready();
      const keys = Array.from({ length: 8 }, (_, index) => `flag-${index}`);
      const endings = await Promise.all(keys.map(async (key) => (await command(folder, key, 'on')).ending));
      expect(endings).toEqual(keys.map(() => done));
      const { output } = await command(folder, 'list');
      expect(output.trim().split('\n').toSorted()).toEqual(
        [`${banner} off`, ...keys.map((key) => `${key} on`)].toSorted(),
      );
    },
  );

  it.each([[[]], [[banner]], [[banner, 'on', 'off']]])('prints the usage for %j, with exit code 2', async (words) => {
    const { ending, output } = await command(await temporaryFolder(), ...words);
    expect([ending.code, output, ending.complaint]).toEqual([
      2,
      '',
      `Say which flag, and on, off or another value: ${calledBy('flag')} KEY VALUE. See them with: ${calledBy('flag')} list. ${banner} is the maintenance banner.\n`,
    ]);
  });

  it('refuses an invalid flag in one sentence, with exit code 1', async () => {
    const { ending } = await command(await temporaryFolder(), 'a b', 'on');
    expect(ending).toEqual({
      code: 1,
      signal: null,
      complaint: '"a b" cannot be a flag. Use letters, digits, dots, dashes and underscores.\n',
    });
  });
});
