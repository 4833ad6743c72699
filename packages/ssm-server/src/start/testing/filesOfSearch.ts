/** Prints the server's files whose code runs while it answers a search that is not cached. */
import { Session } from 'node:inspector/promises';
import { columnsMediaType } from 'ssm-core/engine';
import { createServerLog } from '../../log/serverLog.ts';
import { readConfig } from '../../settings/config.ts';
import { startServer } from '../server.ts';

const config = readConfig(process.env, process.cwd());
const server = await startServer(config, { print: () => {}, log: createServerLog('info', false, () => {}) });
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

async function search(least: number): Promise<void> {
  const address = `${server.address}/sat/menuquery/public/somamer/search?version=V_7K&filters=loDb%3E${least}`;
  const response = await fetch(address, { headers: { Accept: columnsMediaType, 'Accept-Encoding': 'br' } });
  if (!response.ok) throw new Error(`The search answered ${response.status}`);
  await response.arrayBuffer();
}

/** Returns the files with at least one call since the last reading. Work in threads is not included. */
async function filesWithCalls(): Promise<readonly string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = result.filter(({ functions }) => functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0));
  return called.flatMap(({ url }) => /packages\/ssm-server\/src\/(.*)$/.exec(url)?.[1] ?? []);
}

// The first search starts a thread and compiles schemas.
await search(1);
await filesWithCalls();
await search(2);
const own = 'start/testing/filesOfSearch.ts';
const files = (await filesWithCalls()).filter((file) => file !== own);
process.stderr.write(`${JSON.stringify(files.toSorted())}\n`);
await server.stop(0);
process.exit();
