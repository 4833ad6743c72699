/** Which release runs, and of which commit: what an operator compares with what should run. */
import { execFile } from 'node:child_process';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ownNotes } from '../notes/folderNotes.ts';

export interface Build {
  /** Of the product: the newest that its release notes tell of. */
  readonly version: string;
  /** Undefined where nobody says it and the sources are in no repository of their own. */
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

/** A copy of the sources inside somebody else's repository has no commit. */
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

/** `commit` is what SSM_COMMIT says. */
export async function readBuild(commit: string | undefined): Promise<Build> {
  return { version: await newestRelease(), commit: commit ?? (await commitOfSources()) };
}
