import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { startProcess } from '../start/testing/serverProcess.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { temporaryFolder } from '../store/testing/temporaryFolder.ts';

async function typed(...words: readonly string[]) {
  const folder = await temporaryFolder();
  const command = startProcess({ SSM_DATA: path.join(folder, 'data'), INIT_CWD: folder }, 'ssm.ts', words);
  const { code, complaint } = await command.ended();
  return { code, complaint, output: command.output(), files: await readdir(folder) };
}

const verbs = ['serve', 'migrate', 'catalogue', 'flag', 'token', 'backup', 'restore', 'person'];

describe('server commands', () => {
  it.each(['--help', '-h', 'help'])('%s prints what each command does', async (word) => {
    const { code, complaint, output, files } = await typed(word);
    const lines = output.split('\n').filter((line) => line.startsWith('  '));
    expect([code, complaint, files]).toEqual([0, '', []]);
    expect(lines.map((line) => line.trim().split(/\s/)[0])).toEqual(verbs);
    expect(lines.filter((line) => !/^ {2}\S.{23} {1,}\S+ \S+/.test(line))).toEqual([]);
  });

  it.each(['serve', 'backup', 'restore', 'migrate', 'person'])(
    '%s --help prints its description and does nothing else',
    async (verb) => {
      const { code, complaint, output, files } = await typed(verb, '--help');
      expect([code, complaint, output.trim().split(/\s/)[0], files]).toEqual([0, '', verb, []]);
    },
  );

  it('an unknown command is refused with the list of commands', async () => {
    const { code, complaint, output } = await typed('serv');
    expect([code, output, complaint.split('\n')[0]]).toEqual([2, '', '"serv" is not a command.']);
  });

  it('serve refuses arguments, and does not start', async () => {
    expect(await typed('serve', '--nonsense')).toEqual({
      code: 2,
      complaint: 'serve takes no arguments: --nonsense. Settings are variables, such as PORT=8080.\n',
      output: '',
      files: [],
    });
  });

  it('backup refuses an option in place of its file', async () => {
    const { code, output, files } = await typed('backup', '--force');
    expect([code, output, files]).toEqual([2, '', []]);
  });

  it('resolving a list ends without an error when its reader closes early', async () => {
    const folder = await newDataFolder('loaded');
    const list = path.join(folder, 'list.csv');
    await writeFile(list, Array.from({ length: 5000 }, (_, index) => `unknown name ${index}`).join('\n'));
    const words = [
      process.execPath,
      '--conditions=ssm-source',
      '--disable-warning=ExperimentalWarning',
      path.resolve(import.meta.dirname, '../ssm.ts'),
      'catalogue',
      'resolve',
      list,
    ];
    const shell = `{ ${words.map((word) => `'${word}'`).join(' ')}; echo "code $?" >&2; } | head -1`;
    const { stdout, stderr } = await promisify(execFile)('sh', ['-c', shell], {
      env: { ...process.env, SSM_DATA: folder },
    });
    expect([stdout, stderr]).toEqual(['5000 rows, answered from the V_7K catalogue in use\n', 'code 0\n']);
  });
});
