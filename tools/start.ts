/** `npm start`: the built application and /sat on one port, until Ctrl+C. */
import process from 'node:process';
import { ensureHostBuilt } from './host-build.ts';

const words = process.argv.slice(2);
if (words.length > 0) {
  console.error(
    `npm start takes no arguments: ${words.join(' ')}. Settings are variables, such as PORT=8080 npm start.`,
  );
  process.exit(2);
}

process.env['SSM_STATIC'] ??= await ensureHostBuilt((line) => console.log(line));
await import('../packages/ssm-server/src/main.ts');
