/**
 * `npm run flag -- KEY on` sets a flag in the shared database or the data folder. If a server runs in the folder, the
 * server sets it.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { ControlClient } from '../control/controlClient.ts';
import { reachFolder } from '../control/operator.ts';
import { createFlagKeeper, type FlagKeeper } from '../flags/flagKeeper.ts';
import { defaultFlags, type FlagValues } from '../flags/flags.ts';
import { silentLog } from '../log/log.ts';
import { called } from '../settings/artefact.ts';
import { readStorageSettings, type StorageSettings } from '../settings/config.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { prepareDataFolder } from '../store/folder/dataFolder.ts';
import { lockDataFolder } from '../store/folder/lock.ts';
import { openStore } from '../store/openStore.ts';
import { StoreError } from '../store/store.ts';
import { endWithReader } from './data/atTerminal.ts';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const usage = `Say which flag, and on, off or another value: ${called('flag')} KEY VALUE. See them with: ${called('flag')} list. ${Object.keys(defaultFlags).join(', ')} is the maintenance banner.`;

interface FlagPlace extends FlagKeeper {
  close(): Promise<void>;
}

/** Works without the embedded database, because its flags are in a file. */
async function openPlace(storage: StorageSettings): Promise<FlagPlace> {
  const { folder, databaseUrl } = storage;
  if (databaseUrl !== undefined) {
    const store = await openStore({ ...storage, log: silentLog });
    return { ...createFlagKeeper(storage, store), close: () => store.close() };
  }
  await prepareDataFolder(folder);
  const ofServer = (server: ControlClient): FlagPlace => ({
    read: () => server.readFlags(),
    write: (key, value) => server.writeFlag(key, value),
    close: async () => {},
  });
  // The lock keeps two concurrent commands from losing a flag.
  return reachFolder(folder, ofServer, async () => {
    const lock = lockDataFolder(folder);
    return { ...createFlagKeeper(storage), close: async () => lock.release() };
  });
}

async function carryOut(words: readonly string[], storage: StorageSettings): Promise<FlagValues | undefined> {
  const [key, value, ...rest] = words;
  if (key === undefined || rest.length > 0) return undefined;
  const isList = key === 'list' && value === undefined;
  if (!isList && value === undefined) return undefined;
  const place = await openPlace(storage);
  try {
    return await (isList ? place.read() : place.write(key, value ?? ''));
  } finally {
    await place.close();
  }
}

/** Returns the exit code: 0 success, 1 failure, 2 usage error. */
export async function runFlag(words: readonly string[]): Promise<number> {
  try {
    const flags = await carryOut(words, readStorageSettings(process.env, process.cwd()));
    if (flags === undefined) {
      complain(usage);
      return 2;
    }
    for (const [key, value] of Object.entries(flags)) process.stdout.write(`${key} ${String(value)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithReader();
  process.exitCode = await runFlag(process.argv.slice(2));
}
