/**
 * The server's entry: `node --conditions=ssm-source packages/ssm-server/src/main.ts`. See settings/config.ts for the
 * environment.
 */
import { flushCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { storage } from './settings/declared/storage.ts';
import { keepCompiled } from './start/compiled.ts';

// A catalogue occupies several hundred megabytes. By default V8 scans the whole heap each time it grows by a third,
// which delays requests by a third of a second. With this flag the heap may grow by 150 % between scans. V8's own heap
// limit still applies.
setFlagsFromString('--heap-growing-percent=150');
// Enables the compile cache for later imports.
const { variable = '', default: folder } = storage.folder;
keepCompiled(process.env[variable] || String(folder));
const { runServer } = await import('./start/runServer.ts');
const running = runServer();
// Writes the cache early, so that a start after a crash is fast too. Meanwhile the database opens on its own thread.
setImmediate(flushCompileCache);
await running;
