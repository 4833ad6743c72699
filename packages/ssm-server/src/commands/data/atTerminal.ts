/** What the commands about data have in common: where the data is, sentences, and exit codes. */
import process from 'node:process';
import { readStorageSettings, type StorageSettings } from '../../config/config.ts';
import { ConfigError } from '../../config/configError.ts';
import { StoreError } from '../../store/store.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** A reader such as `head` may close the pipe early: that ends the command, and is no failure. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/** 0 done, 1 it cannot be, 2 asked for wrongly: `work` then answers how to ask. */
export async function atTerminal(work: (storage: StorageSettings) => Promise<string | undefined>): Promise<number> {
  try {
    const usage = await work(readStorageSettings(process.env, process.cwd()));
    if (usage === undefined) return 0;
    complain(usage);
    return 2;
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}
