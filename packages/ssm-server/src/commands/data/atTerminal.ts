import process from 'node:process';
import { readStorageSettings, type StorageSettings } from '../../settings/config.ts';
import { ConfigError } from '../../settings/schema/readTable.ts';
import { StoreError } from '../../store/store.ts';

export const print = (line: string): void => void process.stdout.write(`${line}\n`);
const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Exits quietly when a program that reads the output, such as `head`, closes the pipe early. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

/**
 * Runs `work` and returns the exit code: 0 success, 1 failure, 2 usage error. After a usage error, `work` returns the
 * usage text.
 */
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
