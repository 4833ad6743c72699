/** Prints the server's files whose code runs for each of several searches that are not cached. */
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
let files = new Set<string>();
for (let least = 2; least <= 6; least += 1) {
  await search(least);
  const called = new Set(await filesWithCalls());
  // Timers of the server may run during one search, but not during each.
  files = least === 2 ? called : new Set([...files].filter((file) => called.has(file)));
}
files.delete('start/testing/filesOfSearch.ts');
process.stderr.write(`${JSON.stringify([...files].toSorted())}\n`);
await server.stop(0);
process.exit();
