/** Accepts orders of commands by HTTP, on a socket that only this account can reach. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { pipeline, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { assayVersions, type RoleTitle, roles } from 'ssm-core';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { FlagKeeper } from '../flags/flagKeeper.ts';
import type { FlagValue } from '../flags/flags.ts';
import type { Log } from '../log/log.ts';
import { takeBackup } from '../store/backup/takeBackup.ts';
import { decodeRevision, encodeRevision } from '../store/revisions/revisionCodec.ts';
import { packRevision, unpackRevision } from '../store/revisions/revisionWire.ts';
import { type SaveOptions, type Store, StoreError } from '../store/store.ts';

export interface ControlServices {
  readonly store: Store;
  /** Activates the stored revisions. A revision given as `known` need not be loaded. */
  readonly refresh: (known?: CatalogueRevision) => Promise<void>;
  readonly mint: (title: RoleTitle) => Promise<string>;
  readonly flags: FlagKeeper;
  readonly log: Log;
}

type Answer = Uint8Array | Readable | object | undefined;
type Order = (incoming: IncomingMessage, url: URL) => Promise<Answer>;

function activateOf(url: URL): SaveOptions['activate'] {
  const value = url.searchParams.get('activate');
  return value === 'ifNone' ? value : value === 'true';
}

function ordersOf({ store, refresh, mint, flags, log }: ControlServices): ReadonlyMap<string, Order> {
  return new Map<string, Order>([
    ['GET /', async () => undefined],
    ['GET /revisions', () => store.listRevisions()],
    [
      'POST /revisions',
      async (incoming, url) => {
        const activate = activateOf(url);
        const revision = await decodeRevision(unpackRevision(await buffer(incoming)));
        await store.saveRevision(revision, { activate });
        log.info({ revision: revision.revision, activate }, 'A revision was saved');
        await refresh(revision);
        return undefined;
      },
    ],
    [
      'POST /active',
      async (incoming) => {
        const summary = await store.activateRevision(await text(incoming));
        log.info({ revision: summary.revision }, 'A revision was chosen');
        await refresh();
        return summary;
      },
    ],
    ...assayVersions.map((version): readonly [string, Order] => [
      `GET /active/${version}`,
      async () => {
        const revision = (await store.activeRevisionIds())[version];
        return revision === undefined
          ? undefined
          : packRevision(await encodeRevision(await store.loadRevision(revision)));
      },
    ]),
    [
      'GET /revision',
      async (_incoming, url) =>
        packRevision(await encodeRevision(await store.loadRevision(url.searchParams.get('id') ?? ''))),
    ],
    ['GET /flags', () => flags.read()],
    [
      'POST /flags',
      async (incoming) => {
        const { key, value } = JSON.parse(await text(incoming)) as { key: string; value: FlagValue };
        const written = await flags.write(key, value);
        log.info({ flag: key }, 'A flag was turned');
        return written;
      },
    ],
    ['GET /person', (_incoming, url) => store.exportPerson(url.searchParams.get('sub') ?? '')],
    [
      'POST /person/erase',
      async (incoming) => {
        const rows = await store.erasePerson(await text(incoming));
        // The log must not name the person whose data was erased.
        log.info({ rows }, 'What was kept of a person was erased');
        return { rows };
      },
    ],
    [
      'GET /backup',
      async () => {
        log.info({}, 'A backup is taken');
        return takeBackup(store, flags);
      },
    ],
    [
      'POST /token',
      async (incoming) => {
        const title = await text(incoming);
        const role = roles.find((known) => known.title === title);
        if (role === undefined) throw new StoreError('not_found', `There is no role ${title}.`);
        return { token: await mint(role.title) };
      },
    ],
  ]);
}

const stalledMs = 60_000;

function send(outgoing: ServerResponse, status: number, answer: Answer): void {
  if (answer === undefined) outgoing.writeHead(204).end();
  else if (answer instanceof Readable) {
    // A reader that stalls would block the database for other callers.
    outgoing.writeHead(status).setTimeout(stalledMs, () => outgoing.destroy());
    pipeline(answer, outgoing, () => undefined);
  } else if (answer instanceof Uint8Array) outgoing.writeHead(status).end(answer);
  else outgoing.writeHead(status).end(JSON.stringify(answer));
}

function sendError(outgoing: ServerResponse, error: unknown, log: Log): void {
  if (error instanceof StoreError) {
    send(outgoing, 409, { code: error.code, message: error.message });
    return;
  }
  log.error({ err: error }, 'An order could not be carried out');
  send(outgoing, 500, { code: 'unreachable', message: 'The server met an error of its own; its log says more.' });
}

export function createControlServer(services: ControlServices): Server {
  const orders = ordersOf(services);
  return createServer({ requestTimeout: 0 }, (incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', 'http://control');
    const order = orders.get(`${incoming.method} ${url.pathname}`);
    const work =
      order === undefined
        ? Promise.reject(new StoreError('not_found', 'The server does not know this order; it is of another release.'))
        : order(incoming, url);
    work.then(
      (answer) => send(outgoing, 200, answer),
      (error: unknown) => sendError(outgoing, error, services.log),
    );
  });
}
