import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { StoreError } from '../store/store.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';
import { fileFlags, readFlags, writeFlag } from './flagFile.ts';
import { createFlagKeeper } from './flagKeeper.ts';

const banner = 'genericUI_downtimeBanner_frontend';

async function scene() {
  const folder = await temporaryFolder();
  const warnings: unknown[] = [];
  const log = {
    info: () => {},
    error: () => {},
    warn: (fields: object) => warnings.push((fields as { err: Error }).err.message),
  };
  return { folder, file: path.join(folder, 'flags.json'), flags: fileFlags(folder, log), warnings };
}

describe('the flags of a data folder', () => {
  it('S4-05 have maintenance off by default', async () => {
    const { folder, flags } = await scene();
    expect(await flags.current()).toEqual({ [banner]: 'off' });
    await writeFlag(folder, banner, 'on');
    expect(await flags.current()).toEqual({ [banner]: 'on' });
    await writeFlag(folder, banner, 'off');
    expect(await flags.current()).toEqual({ [banner]: 'off' });
  });

  it('S1-14 have their new values in the next response after an operator changed or removed the file', async () => {
    const { file, flags } = await scene();
    await flags.current();
    await writeFile(file, JSON.stringify({ [banner]: 'on', other: true, third: 0.5 }));
    expect(await flags.current()).toEqual({ [banner]: 'on', other: true, third: 0.5 });
    await rm(file);
    expect(await flags.current()).toEqual({ [banner]: 'off' });
  });

  it.each(['', '{', '[]', 'null', '{"a b": 1}', '{"a": null}', '{"a": {}}'])(
    'R14: keep their last valid values if the file is %j, which is logged once',
    async (text) => {
      const { folder, file, flags, warnings } = await scene();
      await writeFlag(folder, banner, 'on');
      await flags.current();
      await writeFile(file, text);
      expect([await flags.current(), await flags.current()]).toEqual([{ [banner]: 'on' }, { [banner]: 'on' }]);
      expect(warnings).toEqual([
        `${file} holds no flags. Write it as { "genericUI_downtimeBanner_frontend": "on" }, or delete it.`,
      ]);
    },
  );

  it('stay when another flag is set, and when an invalid flag is set', async () => {
    const { folder, file } = await scene();
    await writeFlag(folder, 'first', 'a');
    expect(await writeFlag(folder, 'second', 'b')).toEqual({ [banner]: 'off', first: 'a', second: 'b' });
    const before = await readFile(file, 'utf8');
    for (const key of ['a b', '__proto__']) {
      await expect(writeFlag(folder, key, 'on')).rejects.toEqual(
        new StoreError('not_found', `"${key}" cannot be a flag. Use letters, digits, dots, dashes and underscores.`),
      );
    }
    expect([await readFile(file, 'utf8'), await readdir(folder)]).toEqual([before, ['flags.json']]);
    expect(await readFlags(folder)).toEqual({ [banner]: 'off', first: 'a', second: 'b' });
  });

  it('are all stored if twenty changes come at the same time', async () => {
    const { folder } = await scene();
    const keeper = createFlagKeeper({ folder });
    const keys = Array.from({ length: 20 }, (_, index) => `flag-${index}`);
    await Promise.all(keys.map((key) => keeper.write(key, 'on')));
    expect(Object.keys(await keeper.read()).toSorted()).toEqual([banner, ...keys].toSorted());
  });
});
