/** The server's entry: `node --conditions=ssm-source packages/ssm-server/src/main.ts`. See config/config.ts for the environment. */
import { letTheHeapGrow } from './start/memory.ts';
import { runServer } from './start/runServer.ts';

letTheHeapGrow();
await runServer();
