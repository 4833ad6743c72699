import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Log } from '../log/log.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { folderNotes, ownNotes } from './folderNotes.ts';

let folder: string;
let warnings: string[];
const log: Log = { info() {}, warn: (_, message) => void warnings.push(message), error() {} };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-notes-'));
  warnings = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, version: string, date: string) =>
  writeFile(
    path.join(folder, name),
    `---\nversion: ${version}\ndate: ${date}\ntitle: Of ${version}\n---\nText of ${version}`,
  );

describe('a folder of release notes', () => {
  it('S1-12: has one file per release, and a file that is added later is listed at once', async () => {
    await write('1.0.0.md', '1.0.0', '2026-01-01');
    await writeFile(path.join(folder, 'README.txt'), 'no note');
    const notes = await folderNotes(folder, log);
    const first = { version: '1.0.0', date: '2026-01-01', title: 'Of 1.0.0', markdown: 'Text of 1.0.0' };
    expect(await notes.list()).toEqual([first]);
    await write('1.1.0.md', '1.1.0', '2026-02-01');
    expect((await notes.list()).map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(warnings).toEqual([]);
  });

  it('skips files that are not notes, and logs each with its reason once', async () => {
    await write('1.0.0.md', '1.0.0', '2026-01-01');
    await write('same.md', '1.0.0', '2026-01-01');
    await writeFile(path.join(folder, 'broken.md'), '# 1.1.0');
    await writeFile(path.join(folder, 'large.md'), 'a'.repeat(1024 * 1024 + 1));
    await mkdir(path.join(folder, 'folder.md'));
    await symlink(path.join(folder, 'nowhere'), path.join(folder, 'gone.md'));
    const notes = await folderNotes(folder, log);
    await notes.list();
    expect((await notes.list()).map(({ version }) => version)).toEqual(['1.0.0']);
    const fault = (name: string, why: string) => `The release note ${path.join(folder, name)} is left out: ${why}.`;
    expect(warnings).toEqual([
      fault('broken.md', 'it does not begin with version, date and title between two lines of "---"'),
      fault('folder.md', 'it is no file'),
      fault('gone.md', 'it cannot be read (ENOENT)'),
      fault('large.md', 'it has more than 1048576 bytes'),
      fault('same.md', 'another file is of version 1.0.0 too'),
    ]);
  });

  it('stops the start if the folder is missing, and keeps its notes if the folder disappears later', async () => {
    const nowhere = path.join(folder, 'nowhere');
    await expect(folderNotes(nowhere, log)).rejects.toEqual(
      new ConfigError(
        `SSM_RELEASE_NOTES names ${nowhere}, which is no folder that can be read. Correct it, or unset it.`,
      ),
    );
    await write('1.0.0.md', '1.0.0', '2026-01-01');
    const notes = await folderNotes(folder, log);
    await rm(folder, { recursive: true });
    expect([(await notes.list()).length, warnings]).toEqual([1, ['The folder of release notes cannot be read']]);
  });

  it('is by default the folder of the product, in which every file is a note', async () => {
    const notes = await (await folderNotes(ownNotes, log)).list();
    expect([notes.at(-1)?.version, notes.length >= 2, warnings]).toEqual(['0.1.0', true, []]);
  });
});
