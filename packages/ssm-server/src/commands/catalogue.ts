import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { silentLog } from '../log/log.ts';
import { readStorageSettings } from '../settings/config.ts';
import { runCatalogue } from './catalogue.run.ts';
import { endWithReader } from './data/atTerminal.ts';

export function catalogueAtTerminal(words: readonly string[]): Promise<number> {
  return runCatalogue(words, {
    // npm changes into the folder of package.json, and stores the original folder in this variable.
    folder: process.env.INIT_CWD ?? process.cwd(),
    async openOperator() {
      const { openOperator } = await import('../control/operator.ts');
      return openOperator({ ...readStorageSettings(process.env, process.cwd()), log: silentLog });
    },
    now: () => new Date(),
    print: (text) => process.stdout.write(`${text}\n`),
    printError: (text) => process.stderr.write(`${text}\n`),
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  endWithReader();
  process.exitCode = await catalogueAtTerminal(process.argv.slice(2));
}
