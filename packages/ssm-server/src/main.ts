/**
 * The server's entry: `node --conditions=ssm-source packages/ssm-server/src/main.ts`. See config/config.ts for the
 * environment.
 */
import { flushCompileCache } from 'node:module';
import { storage } from './settings/declared/storage.ts';
import { keepCompiled } from './start/compiled.ts';
import { letTheHeapGrow } from './start/memory.ts';

letTheHeapGrow();
// Enables the compile cache for later imports.
const { variable = '', default: folder } = storage.folder;
keepCompiled(process.env[variable] || String(folder));
const { runServer } = await import('./start/runServer.ts');
const running = runServer();
// Flushes early, so the start after a crash is fast too. The database opens meanwhile on its thread.
setImmediate(flushCompileCache);
await running;
