/**
 * Shares servers and browsers among the test files of a worker, which run one after the other. Keeps one server
 * without special settings, at most one server with settings, and one browser.
 */
import { launchBrowser } from './browser.ts';
import type { Browsers } from './firefox.ts';
import { forgetPeople } from './people.ts';
import { type MenuServer, type MenuServerOptions, startMenuServer } from './server.ts';

export interface Place {
  readonly server: MenuServer;
  readonly browsers: Browsers;
}

interface Started {
  readonly place: Place;
  readonly key: string;
  users: number;
}

let shared: Started | undefined;
let special: Started | undefined;
/** Browsers by the certificate that they trust. All servers without TLS share one browser. */
const browsers = new Map<string, Promise<Browsers>>();

const keyOf = (options: MenuServerOptions): string =>
  JSON.stringify(Object.entries(options).toSorted(([one], [other]) => one.localeCompare(other)));
const sharedKey = keyOf({});

let isRegistered = false;

async function start(options: MenuServerOptions): Promise<Started> {
  if (!isRegistered) globalThis.stopsOfWorker?.push(stopPlaces);
  isRegistered = true;
  const server = await startMenuServer(options);
  const trusted = server.origin.startsWith('https:') ? server.origin : '';
  const launched = browsers.get(trusted) ?? launchBrowser(server.origin);
  browsers.set(trusted, launched);
  return { place: { server, browsers: await launched }, key: keyOf(options), users: 0 };
}

async function startedWith(options: MenuServerOptions): Promise<Started> {
  if (keyOf(options) === sharedKey) {
    if (shared === undefined) shared = await start(options);
    else await forgetPeople(shared.place.server);
    return shared;
  }
  if (special?.key === keyOf(options)) {
    await forgetPeople(special.place.server);
    return special;
  }
  if (special !== undefined) await drop(special);
  special = await start(options);
  return special;
}

async function drop(started: Started): Promise<void> {
  if (started.users > 0) throw new Error('Two describes at a time have servers with different settings.');
  if (shared === started) shared = undefined;
  if (special === started) special = undefined;
  await started.place.server.stop();
}

export async function enter(options: MenuServerOptions): Promise<Place> {
  const started = await startedWith(options);
  started.users += 1;
  return started.place;
}

/** Releases a place. Stops the server if a test may have changed its data. */
export async function leave(place: Place, isChanged: boolean): Promise<void> {
  const started = [shared, special].find((each) => each?.place === place);
  if (started === undefined) return;
  started.users -= 1;
  if (isChanged) await drop(started);
}

export async function stopPlaces(): Promise<void> {
  const servers = [shared, special].map((started) => started?.place.server.stop());
  shared = undefined;
  special = undefined;
  const launched = [...browsers.values()];
  browsers.clear();
  await Promise.all([...servers, ...launched.map(async (each) => (await each).close())]);
}
