/** Keeps the flags of a data folder in `flags.json`, which an operator may edit while the server runs. */
import { readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '../log/log.ts';
import { createSeries } from '../queue/queue.ts';
import { flushFolder, writeFlushed } from '../store/folder/flushedFile.ts';
import { StoreError } from '../store/store.ts';
import { z } from '../validate/zod.ts';
import { defaultFlags, type Flags, type FlagValue, type FlagValues } from './flags.ts';

const value = z.union([z.string().max(400), z.boolean(), z.number()]);

/** Excludes `__proto__`. Assigning to it sets no property, so such a flag could never be read. */
const flagsSchema = z.record(z.string().regex(/^(?!__proto__$)[A-Za-z0-9_.-]{1,200}$/), value);

export function requireFlag(key: string, turned: FlagValue): void {
  if (key !== '__proto__' && flagsSchema.safeParse({ [key]: turned }).success) return;
  throw new StoreError('not_found', `"${key}" cannot be a flag. Use letters, digits, dots, dashes and underscores.`);
}

export const flagFileOf = (folder: string): string => path.join(folder, 'flags.json');

/** Returns the default flags, replaced by those in the file. Rejects with StoreError if the file is invalid. */
export async function readFlags(folder: string): Promise<FlagValues> {
  const file = flagFileOf(folder);
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return defaultFlags;
    throw new StoreError('not_writable', `${file} cannot be read. Give this account the right to.`, { cause: error });
  }
  try {
    return { ...defaultFlags, ...flagsSchema.parse(JSON.parse(text)) };
  } catch (cause) {
    const example = '{ "genericUI_downtimeBanner_frontend": "on" }';
    throw new StoreError('damaged', `${file} holds no flags. Write it as ${example}, or delete it.`, { cause });
  }
}

/** Sets one flag. Calls must not overlap. If it rejects with StoreError, nothing has changed. */
export async function writeFlag(folder: string, key: string, turned: FlagValue): Promise<FlagValues> {
  requireFlag(key, turned);
  const flags = { ...(await readFlags(folder)), [key]: turned };
  const file = flagFileOf(folder);
  const unfinished = `${file}.${crypto.randomUUID()}`;
  try {
    await writeFlushed(unfinished, `${JSON.stringify(flags, null, 2)}\n`);
    await rename(unfinished, file);
    await flushFolder(folder);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new StoreError('not_writable', `${file} cannot be written (${(error as Error).message}).`, { cause: error });
  }
  return flags;
}

/** Reads the flags of a folder. If the file is invalid, the last good values stay, and the fault is logged once. */
export function fileFlags(folder: string, log: Log): Flags {
  // Reads run one at a time, so that an older one cannot overwrite a newer one.
  const looks = createSeries();
  let values: FlagValues = defaultFlags;
  let mark = '';

  /** Returns a mark that changes whenever any program writes the file. */
  async function currentMark(): Promise<string> {
    const facts = await stat(flagFileOf(folder), { bigint: true }).catch(() => undefined);
    return facts === undefined ? 'absent' : `${facts.ino} ${facts.size} ${facts.mtimeNs}`;
  }

  async function look(): Promise<void> {
    const found = await currentMark();
    if (found === mark) return;
    mark = found;
    try {
      values = await readFlags(folder);
    } catch (err) {
      log.warn({ err }, 'The flags stay as they were');
    }
  }

  return {
    async current() {
      await looks.run(look);
      return values;
    },
  };
}
