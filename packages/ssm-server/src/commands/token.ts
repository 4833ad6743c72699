/** `npm run --silent token -- SSM-Registered`: prints an access token of the running server, and nothing else. */
import { roles } from 'ssm-core';
import { readStorageSettings } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import { mintToken } from '../control/operator.ts';
import { StoreError } from '../store/store.ts';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

/** Answers the exit code: 0 printed, 1 no server answers, 2 asked for wrongly. */
async function run(args: readonly string[]): Promise<number> {
  const role = args.length === 1 ? roles.find(({ title }) => title === args[0]) : undefined;
  if (role === undefined) {
    const titles = roles.map(({ title }) => title).join(', ');
    complain(`Name one role: npm run --silent token -- ROLE. The roles are ${titles}.`);
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

process.exitCode = await run(process.argv.slice(2));
