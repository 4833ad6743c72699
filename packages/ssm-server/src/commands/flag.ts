/** `npm run flag -- KEY on`: turns a flag of the data folder, through the running server when there is one. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { called } from '../config/artefact.ts';
import { readStorageSettings } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { connectControl } from '../control/controlClient.ts';
import { readFlags, writeFlag } from '../flags/flagFile.ts';
import { defaultFlags, type FlagValues } from '../flags/flags.ts';
import { prepareDataFolder } from '../store/folder/dataFolder.ts';
import { StoreError } from '../store/store.ts';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

const usage = `Say which flag, and on, off or another value: ${called('flag')} KEY VALUE. See them with: ${called('flag')} list. ${Object.keys(defaultFlags).join(', ')} is the maintenance banner.`;

/** `undefined`: the words are not an order. */
async function carryOut(words: readonly string[], folder: string): Promise<FlagValues | undefined> {
  const [key, value, ...rest] = words;
  if (key === undefined || rest.length > 0) return undefined;
  const isList = key === 'list' && value === undefined;
  if (!isList && value === undefined) return undefined;
  await prepareDataFolder(folder);
  const server = await connectControl(folder);
  if (isList) return server === undefined ? readFlags(folder) : server.readFlags();
  return server === undefined ? writeFlag(folder, key, value ?? '') : server.writeFlag(key, value ?? '');
}

/** Answers the exit code: 0 done, 1 it cannot be, 2 asked for wrongly. */
export async function runFlag(words: readonly string[]): Promise<number> {
  try {
    const { folder } = readStorageSettings(process.env, process.cwd());
    const flags = await carryOut(words, folder);
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

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await runFlag(process.argv.slice(2));
