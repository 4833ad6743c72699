/**
 * The thread that PGlite runs in, so that a slow query never stops the server, and the socket that the
 * `pg` driver reaches it through. It imports nothing of ours: a thread resolves no workspace conditions.
 */
import { type Dirent, fsyncSync } from 'node:fs';
import { open as openFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

export interface ThreadData {
  /** The database's own folder. Absent: it is made, whole or not at all. */
  readonly folder: string;
  readonly isNew: boolean;
  /** Where the socket listens. */
  readonly socketPath: string;
  readonly maximumConnections: number;
}

export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stopped' }
  /** The database gave up, in its own words; after this the thread may never answer again. */
  | { readonly kind: 'failed'; readonly reason: string };

const port = parentPort;
const { folder, isNew, socketPath, maximumConnections } = workerData as ThreadData;

function send(message: ThreadMessage): void {
  port?.postMessage(message);
}

/** PGlite aborts inside WebAssembly and may then spin for ever: its last words are the only sign. */
function watch(line: string): boolean {
  if (/\b(PANIC|FATAL):|Aborted\(/.test(line)) send({ kind: 'failed', reason: line.trim() });
  return true;
}

interface OpenFile {
  /** Node's descriptor. */
  readonly nfd: number;
}

/** The part of Emscripten's file system over Node that is replaced here. */
interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation(work: () => void): void;
}

/** A database folder whose files reach the disk when PostgreSQL asks for it. Emscripten's own answers such a request and does nothing. */
class FlushedFolder extends NodeFS {
  override async init(...[database, given]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, given);
    const flushFiles = (module: { readonly FS: unknown }): void => {
      const { NODEFS: files } = (module.FS as { readonly filesystems: { readonly NODEFS: NodeFiles } }).filesystems;
      files.stream_ops.fsync = ({ nfd }) => {
        files.tryFSOperation(() => fsyncSync(nfd));
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flushFiles] } };
  }
}

/** PGlite's own, but with flushing on. `fdatasync`, which Linux prefers, does nothing in Emscripten. */
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // A commit returns before it is on the disk: the store flushes those that wait together once, and acknowledges them then.
  '-c',
  'synchronous_commit=off',
];

function open(dataDir: string): Promise<PGlite> {
  return PGlite.create({
    fs: new FlushedFolder(dataDir),
    startParams,
    // Text is compared byte by byte, everywhere alike; small log segments keep a new folder small, and the
    // usual 128 MB of buffers would be half of the server's memory.
    initDbStartParams: ['--no-locale', '--encoding=UTF8', '--wal-segsize=1', '-c', 'shared_buffers=16MB'],
    onStdout: () => true,
    onStderr: watch,
  });
}

async function flush(name: string): Promise<void> {
  const file = await openFile(name);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Windows opens no folder, and keeps names by itself. */
async function flushFolder(name: string): Promise<void> {
  if (process.platform !== 'win32') await flush(name);
}

/** Flushes a new folder. PGlite unpacks files into it and leaves them to the system. */
async function flushAll(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const namesOf = (isAsked: (entry: Dirent) => boolean): string[] =>
    entries.filter(isAsked).map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(namesOf((entry) => entry.isFile()).map(flush));
  await Promise.all([...namesOf((entry) => entry.isDirectory()), root].map(flushFolder));
}

/** Made beside its place and then renamed: a start that ends half-way, by a power cut too, leaves nothing that looks whole. */
async function create(): Promise<void> {
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const database = await open(unfinished);
    await database.close();
    await flushAll(unfinished);
    await rename(unfinished, folder);
    await flushFolder(path.dirname(folder));
  } catch (error) {
    // A full disk gets back what was taken of it.
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function run(): Promise<void> {
  if (isNew) await create();
  const database = await open(folder);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: maximumConnections });
  await server.start();
  port?.once('message', () => {
    void server
      .stop()
      .then(() => database.close())
      .then(() => send({ kind: 'stopped' }));
  });
  send({ kind: 'ready' });
}

/** Numbers of the file system that PGlite brings along, which throws them alone. */
const fileFaults: Readonly<Record<number, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  51: 'ENOSPC',
  63: 'EPERM',
  69: 'EROFS',
};

function reasonOf(error: unknown): string {
  const { errno, message } = error as { readonly errno?: number; readonly message?: string };
  return fileFaults[errno ?? 0] ?? message ?? `error ${errno ?? String(error)}`;
}

run().catch((error: unknown) => send({ kind: 'failed', reason: reasonOf(error) }));
