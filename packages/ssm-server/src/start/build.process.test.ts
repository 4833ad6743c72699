import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { readBuild } from './build.ts';
import { startProcess } from './testing/serverProcess.ts';

const commit = '0123456789abcdef0123456789abcdef01234567';

function commitOfGit(): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: import.meta.dirname, encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}

describe('the build', () => {
  it('has the version of the newest release notes, and the commit of the sources unless another commit is set', async () => {
    const { version, commit: ofSources } = await readBuild(undefined);
    const notes = await readdir(new URL('../../release-notes', import.meta.url));
    expect([notes.includes(`${version}.md`), ofSources]).toEqual([true, commitOfGit()]);
    expect(await readBuild(commit)).toEqual({ version, commit });
  });

  it('is in the first line of the log and in /health', async () => {
    const folder = await newDataFolder('loaded');
    const server = startProcess({ SSM_DATA: folder, SSM_COMMIT: commit, LOG_LEVEL: 'info' });
    const address = await server.ready();
    const { version } = await readBuild(commit);
    const health: unknown = await (await fetch(`${address}/health`)).json();
    expect(health).toEqual({ status: 'ok', version, commit, profile: 'local' });
    server.signal('SIGTERM');
    await server.ended();
    const lines = server.output().split('\n');
    const first: unknown = JSON.parse(lines.find((line) => line.startsWith('{')) ?? '');
    expect(first).toMatchObject({ level: 30, msg: 'SomaScan Menu starts', version, commit, profile: 'local' });
  });
});
