/** `npm run --silent token -- SSM-Registered` prints an access token of the running server, and nothing else. */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { roles } from 'ssm-core';
import { mintToken } from '../control/operator.ts';
import { called } from '../settings/artefact.ts';
import { readStorageSettings } from '../settings/config.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import { StoreError } from '../store/store.ts';
import { endWithReader } from './data/atTerminal.ts';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Returns the exit code: 0 success, 1 if no server answers, 2 usage error. */
export async function runToken(args: readonly string[]): Promise<number> {
  const role = args.length === 1 ? roles.find(({ title }) => title === args[0]) : undefined;
  if (role === undefined) {
    const titles = roles.map(({ title }) => title).join(', ');
    complain(`Name one role: ${called('token')} ROLE. The roles are ${titles}.`);
    return 2;
  }
  try {
    const { folder } = readStorageSettings(process.env, process.cwd());
    process.stdout.write(`${await mintToken(folder, role.title)}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof StoreError || error instanceof ConfigError)) throw error;
    complain(error.message);
    return 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithReader();
  process.exitCode = await runToken(process.argv.slice(2));
}
