/**
 * Runs PGlite in a thread, so that a slow query never blocks the server, and serves it to `pg` over a socket. Must not
 * import modules of the workspace, because worker threads do not resolve workspace conditions.
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
  readonly folder: string;
  readonly isNew: boolean;
  readonly socketPath: string;
  readonly maximumConnections: number;
}

export type ThreadMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'stopped' }
  /** The database failed, and `reason` is its own message. The thread may never answer again. */
  | { readonly kind: 'failed'; readonly reason: string };

const port = parentPort;
const { folder, isNew, socketPath, maximumConnections } = workerData as ThreadData;

function send(message: ThreadMessage): void {
  port?.postMessage(message);
}

/** Reports fatal lines of PGlite's log. After such a line PGlite aborts in WebAssembly, and may then loop forever. */
function watch(line: string): boolean {
  if (/\b(PANIC|FATAL):|Aborted\(/.test(line)) send({ kind: 'failed', reason: line.trim() });
  return true;
}

interface OpenFile {
  readonly nfd: number;
}

interface NodeFiles {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  tryFSOperation(work: () => void): void;
}

/** A database folder whose files are flushed when PostgreSQL calls fsync. Emscripten's own fsync does nothing. */
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

/** Parameters of PGlite, with flushing on. `fdatasync`, the default on Linux, has no effect in Emscripten. */
const startParams = [
  ...PGlite.defaultStartParams.filter((word) => word !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  // Commits return before they are on the disk. The store flushes several commits together, and only then acknowledges
  // them.
  '-c',
  'synchronous_commit=off',
];

function open(dataDir: string): Promise<PGlite> {
  return PGlite.create({
    fs: new FlushedFolder(dataDir),
    startParams,
    // Text is sorted by bytes, which gives the same order on every machine. Small log segments keep a new folder small.
    // The usual 128 MB of buffers would be half of the server's memory.
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

/** Flushes the names in a folder. Skips Windows, which cannot open a folder and keeps names by itself. */
async function flushFolder(name: string): Promise<void> {
  if (process.platform !== 'win32') await flush(name);
}

/** Flushes a new folder, because PGlite does not flush the files that it unpacks. */
async function flushAll(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const namesOf = (isAsked: (entry: Dirent) => boolean): string[] =>
    entries.filter(isAsked).map(({ parentPath, name }) => path.join(parentPath, name));
  await Promise.all(namesOf((entry) => entry.isFile()).map(flush));
  await Promise.all([...namesOf((entry) => entry.isDirectory()), root].map(flushFolder));
}

/**
 * Creates the database under another name, and renames it when it is complete. An interrupted start or a power cut
 * therefore leaves no unfinished database.
 */
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

/** Error numbers of PGlite's own file system, whose errors have no name. */
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
