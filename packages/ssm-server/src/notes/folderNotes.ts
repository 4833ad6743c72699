/** Reads release notes from a folder of Markdown files. The files may change while the server runs. */
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Log } from '../log/log.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { newestFirst, type ReleaseNote, type ReleaseNotes, readNote } from './releaseNotes.ts';

export const ownNotes = fileURLToPath(new URL('../../release-notes', import.meta.url));

const mostNotes = 500;
const largestFile = 1024 * 1024;

interface ReadFolder {
  readonly notes: readonly ReleaseNote[];
  readonly faults: readonly string[];
}

/** Returns a mark that changes whenever any program writes a note in the folder. */
async function markOf(folder: string, names: readonly string[]): Promise<string> {
  const facts = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      return `${name} ${found?.mtimeMs} ${found?.size}`;
    }),
  );
  return facts.join('\n');
}

async function textOf(file: string): Promise<string | { readonly fault: string }> {
  const facts = await stat(file);
  if (!facts.isFile()) return { fault: 'it is no file' };
  if (facts.size > largestFile) return { fault: `it has more than ${largestFile} bytes` };
  return readFile(file, 'utf8');
}

async function readAll(folder: string, names: readonly string[]): Promise<ReadFolder> {
  const notes = new Map<string, ReleaseNote>();
  const faults: string[] = [];
  const say = (name: string, fault: string): void => {
    faults.push(`The release note ${path.join(folder, name)} is left out: ${fault}.`);
  };
  for (const name of names.slice(0, mostNotes)) {
    // oxlint-disable-next-line no-await-in-loop -- a few small files, in their order
    const text = await textOf(path.join(folder, name)).catch((error: unknown) => ({
      fault: `it cannot be read (${(error as NodeJS.ErrnoException).code})`,
    }));
    const read = typeof text === 'string' ? readNote(text) : text;
    if ('fault' in read) say(name, read.fault);
    else if (notes.has(read.note.version)) say(name, `another file is of version ${read.note.version} too`);
    else notes.set(read.note.version, read.note);
  }
  for (const name of names.slice(mostNotes)) say(name, `there are more than ${mostNotes}`);
  return { notes: newestFirst([...notes.values()]), faults };
}

async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder);
  return names.filter((name) => name.endsWith('.md') && !name.startsWith('.')).toSorted();
}

/**
 * Rejects with ConfigError if the folder cannot be read. If it becomes unreadable later, its last notes stay. Each
 * fault of a file is logged once, until the file changes.
 */
export async function folderNotes(folder: string, log: Log): Promise<ReleaseNotes> {
  let mark: string | undefined;
  let current: ReadFolder = { notes: [], faults: [] };

  async function look(): Promise<void> {
    const names = await namesIn(folder);
    const next = await markOf(folder, names);
    if (next === mark) return;
    const before = current.faults;
    current = await readAll(folder, names);
    mark = next;
    for (const fault of current.faults) if (!before.includes(fault)) log.warn({}, fault);
  }

  try {
    await look();
  } catch {
    throw new ConfigError(
      `SSM_RELEASE_NOTES names ${folder}, which is no folder that can be read. Correct it, or unset it.`,
    );
  }
  return {
    async list() {
      await look().catch((err: unknown) => log.warn({ err }, 'The folder of release notes cannot be read'));
      return current.notes;
    },
  };
}
