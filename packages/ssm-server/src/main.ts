/** The server's entry: `node --conditions=ssm-source packages/ssm-server/src/main.ts`. See config/config.ts for the environment. */
import { flushCompileCache } from 'node:module';
import { storage } from './settings/declared/storage.ts';
import { keepCompiled } from './start/compiled.ts';
import { letTheHeapGrow } from './start/memory.ts';

letTheHeapGrow();
// What is imported from here on is kept as it was compiled.
const { variable = '', default: folder } = storage.folder;
keepCompiled(process.env[variable] || String(folder));
const { runServer } = await import('./start/runServer.ts');
const running = runServer();
// While the database opens on its thread, and not only at an orderly end: the start after a crash is to be as quick.
setImmediate(flushCompileCache);
await running;
