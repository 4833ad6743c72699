/**
 * The server's entry: `node --conditions=ssm-source packages/ssm-server/src/main.ts`. See settings/config.ts for the
 * environment.
 */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { storage } from './settings/declared/storage.ts';
import { keepCompiled } from './start/compiled.ts';

// A catalogue keeps some hundred megabytes in memory. By default V8 scans all of it each time the heap grows by a third,
// which delays requests by a third of a second. So the heap may grow by 150 % first. V8's own heap limit still applies.
setFlagsFromString('--heap-growing-percent=150');
// Enables the compile cache for later imports.
const { variable = '', default: folder } = storage.folder;
keepCompiled(process.env[variable] || String(folder));
const { runServer } = await import('./start/runServer.ts');
const running = runServer();
// Flushes early, so the start after a crash is fast too. The database opens meanwhile on its thread.
setImmediate(flushCompileCache);
await running;
