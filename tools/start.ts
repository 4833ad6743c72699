/** `npm start`: the built application and /sat on one port, until Ctrl+C. */
import { ensureHostBuilt } from './host-build.ts';

process.env['SSM_STATIC'] ??= await ensureHostBuilt((line) => console.log(line));
await import('../packages/ssm-server/src/main.ts');
