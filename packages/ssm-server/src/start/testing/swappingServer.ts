/** Test process: replaces its catalogues repeatedly while it answers, and prints what remains of them in memory. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type AssayVersion, assayVersions, roleOf } from 'ssm-core';
import { columnsMediaType } from 'ssm-core/engine';
import type { ActiveCatalogue } from '../../catalogue/active.ts';
import { startListener } from '../../http/testing/startedListener.ts';
import type { Person } from '../../identity/identity.ts';
import { silentLog } from '../../log/log.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';

export interface Remains {
  readonly held: number;
  /** Bytes by which the heap grew between the twentieth and the last replacement. */
  readonly grown: number;
}

const swaps = 50;
const settled = 20;
const menu = '/sat/menuquery';

const somebody: Person = {
  sub: 'somebody',
  email: '',
  role: roleOf(['SSM-Registered']),
  roles: ['SSM-Registered'],
  preferredCols: [],
  expires: new Date(8.64e15),
};

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Collects garbage repeatedly, because awaited values are freed a moment later. */
async function heapInUse(): Promise<number> {
  for (let time = 0; time < 3; time++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

const { origin, catalogues, stop } = await startListener({
  log: silentLog,
  given: { log: silentLog, identity: { verify: async () => somebody } },
});

/** Returns requests for everything that is derived from a catalogue. Some of them name the edition. */
function questions(version: AssayVersion, edition: number): readonly string[] {
  const filters = `filters=${encodeURIComponent(`loDb>${edition}`)}`;
  return [
    `${menu}/public/somamer/search?version=${version}`,
    `${menu}/public/somamer/search?version=${version}&${filters}`,
    `${menu}/public/somamer/count?version=${version}&${filters}`,
    `${menu}/public/field/search?version=${version}&field=charInfo&term=${edition}`,
    `${menu}/public/catalogue?version=${version}`,
    `${menu}/secured/somamer/2-1?version=${version}`,
    `${menu}/secured/somamer/search?version=${version}&${filters}`,
    `${menu}/secured/collection`,
  ];
}

async function ask(path: string, extra: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(origin + path, { headers: { Authorization: 'Bearer somebody', ...extra } });
  await response.arrayBuffer();
  if (!response.ok && response.status !== 304) throw new Error(`${path} was answered with ${response.status}.`);
  return response.headers.get('ETag') ?? '';
}

async function askEverything(edition: number): Promise<void> {
  for (const path of questions(assayVersions[edition % assayVersions.length] as AssayVersion, edition)) {
    const tag = await ask(path, {});
    if (!path.includes('/public/')) continue;
    await ask(path, {});
    await ask(path, { 'If-None-Match': tag });
    if (path.includes('/somamer/search')) await ask(path, { Accept: columnsMediaType, 'Accept-Encoding': 'gzip' });
  }
}

const swappedOut: WeakRef<ActiveCatalogue>[] = [];
function swap(edition: number): void {
  for (const version of assayVersions) {
    const current = catalogues.get(version);
    if (current !== undefined) swappedOut.push(new WeakRef(current));
  }
  catalogues.replace(assayVersions.map((version) => smallCatalogue(version, edition)));
}

let before = 0;
for (let edition = 2; edition <= swaps + 1; edition++) {
  await askEverything(edition);
  const meanwhile = questions('V_7K', -edition)
    .slice(0, 3)
    .map((path) => ask(path, {}));
  swap(edition);
  await Promise.all(meanwhile);
  if (edition === settled + 1) before = await heapInUse();
}
const grown = (await heapInUse()) - before;
const held = swappedOut.filter((reference) => reference.deref() !== undefined).length;
const remains: Remains = { held, grown };
process.stdout.write(`${JSON.stringify(remains)}\n`);
await stop(0);
