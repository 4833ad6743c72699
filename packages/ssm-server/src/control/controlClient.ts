import { type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import type { AssayVersion, RoleTitle } from 'ssm-core';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import type { FlagValue, FlagValues } from '../flags/flags.ts';
import { decodeRevision, encodeRevision } from '../store/revisions/revisionCodec.ts';
import { packRevision, unpackRevision } from '../store/revisions/revisionWire.ts';
import type { PersonRecord } from '../store/rows/personRows.ts';
import { type RevisionSummary, type SaveOptions, StoreError, type StoreErrorCode } from '../store/store.ts';
import { findEndpoint } from './endpoint.ts';

/** Far longer than any order takes. Only a server that has stopped is silent for so long. */
const patienceMs = 60_000;
const knockMs = 5000;

const backupMs = 3_600_000;

type Send = (method: string, path: string, body?: Uint8Array | string, timeoutMs?: number) => Promise<Buffer>;

interface Sender {
  readonly bytes: Send;
  readonly stream: (...order: Parameters<Send>) => Promise<IncomingMessage>;
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK';
}

function silent(folder: string, cause: unknown): StoreError {
  return new StoreError(
    'unreachable',
    `The server that holds the data folder ${folder} does not answer. Stop it, then try again.`,
    { cause },
  );
}

function exchange(socketPath: string, ...[method, path, body, timeoutMs = patienceMs]: Parameters<Send>) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    request({ socketPath, method, path, signal, agent: false }, resolve).once('error', reject).end(body);
  });
}

async function answered(socketPath: string, folder: string, order: Parameters<Send>): Promise<IncomingMessage> {
  let incoming: IncomingMessage;
  try {
    incoming = await exchange(socketPath, ...order);
  } catch (error) {
    throw isAbsent(error) ? error : silent(folder, error);
  }
  const { statusCode } = incoming;
  if (statusCode === 200 || statusCode === 204) return incoming;
  const { code, message } = JSON.parse(await text(incoming)) as { code: StoreErrorCode; message: string };
  throw new StoreError(code, message);
}

function sender(socketPath: string, folder: string): Sender {
  return {
    async bytes(...order) {
      const incoming = await answered(socketPath, folder, order);
      return buffer(incoming).catch((error: unknown) => {
        throw silent(folder, error);
      });
    },
    stream: (...order) => answered(socketPath, folder, order),
  };
}

export class ControlClient {
  readonly #send: Send;
  readonly #stream: Sender['stream'];

  constructor({ bytes, stream }: Sender) {
    this.#send = bytes;
    this.#stream = stream;
  }

  async #json<Answer>(...order: Parameters<Send>): Promise<Answer> {
    return JSON.parse((await this.#send(...order)).toString('utf8')) as Answer;
  }

  listRevisions(): Promise<readonly RevisionSummary[]> {
    return this.#json('GET', '/revisions');
  }

  async saveRevision(revision: CatalogueRevision, { activate }: SaveOptions): Promise<void> {
    await this.#send('POST', `/revisions?activate=${activate}`, packRevision(await encodeRevision(revision)));
  }

  activateRevision(revision: string): Promise<RevisionSummary> {
    return this.#json('POST', '/active', revision);
  }

  async activeRevision(version: AssayVersion): Promise<CatalogueRevision | undefined> {
    const bytes = await this.#send('GET', `/active/${version}`);
    return bytes.length === 0 ? undefined : decodeRevision(unpackRevision(bytes));
  }

  async revision(revision: string): Promise<CatalogueRevision> {
    const bytes = await this.#send('GET', `/revision?${new URLSearchParams({ id: revision }).toString()}`);
    return decodeRevision(unpackRevision(bytes));
  }

  async mintToken(title: RoleTitle): Promise<string> {
    return (await this.#json<{ readonly token: string }>('POST', '/token', title)).token;
  }

  readFlags(): Promise<FlagValues> {
    return this.#json('GET', '/flags');
  }

  writeFlag(key: string, value: FlagValue): Promise<FlagValues> {
    return this.#json('POST', '/flags', JSON.stringify({ key, value }));
  }

  exportPerson(sub: string): Promise<PersonRecord> {
    return this.#json('GET', `/person?${new URLSearchParams({ sub }).toString()}`);
  }

  async erasePerson(sub: string): Promise<number> {
    const { rows } = await this.#json<{ readonly rows: number }>('POST', '/person/erase', sub);
    return rows;
  }

  async backup(): Promise<Readable> {
    return this.#stream('GET', '/backup', undefined, backupMs);
  }

  async close(): Promise<void> {}
}

/** Returns undefined if no server runs in the folder. Rejects with StoreError if a server runs but does not answer. */
export async function connectControl(folder: string): Promise<ControlClient | undefined> {
  const socketPath = await findEndpoint(folder);
  if (socketPath === undefined) return undefined;
  const send = sender(socketPath, folder);
  try {
    await send.bytes('GET', '/', undefined, knockMs);
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
  return new ControlClient(send);
}
