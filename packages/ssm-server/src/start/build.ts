import { execFile } from 'node:child_process';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownNotes } from '../notes/folderNotes.ts';

export interface Build {
  readonly version: string;
  /** Commit of this build; undefined if neither SSM_COMMIT nor a repository of the sources states it. */
  readonly commit: string | undefined;
}

const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../../..');
const patienceMs = 2000;

async function newestRelease(): Promise<string> {
  const versions = (await readdir(ownNotes)).flatMap((name) => /^(\d+\.\d+\.\d+)\.md$/.exec(name)?.[1] ?? []);
  const inOrder = versions.toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }));
  return inOrder.at(-1) ?? '0.0.0';
}

/** Returns undefined if the sources are in a repository of another project. */
async function commitOfSources(): Promise<string | undefined> {
  try {
    const question = ['rev-parse', '--show-toplevel', 'HEAD'];
    const { stdout } = await run('git', question, { cwd: repository, timeout: patienceMs });
    const [top = '', commit] = stdout.trim().split('\n');
    return (await realpath(top)) === (await realpath(repository)) ? commit : undefined;
  } catch {
    return undefined;
  }
}

export async function readBuild(commit: string | undefined): Promise<Build> {
  return { version: await newestRelease(), commit: commit ?? (await commitOfSources()) };
}
