/** Serves files of an operator's folder that its index.json lists. The index may change while the server runs. */
import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import type { Bytes } from '../answer/bytes.ts';
import type { Log } from '../log/log.ts';
import { ConfigError } from '../settings/schema/readTable.ts';
import type { FileFolder } from './createFiles.ts';
import { type FileIndex, indexSchema } from './fileIndex.ts';
import type { ByteRange, FileProblem, Found } from './files.ts';

const indexName = 'index.json';
const largestIndex = 4 * 1024 * 1024;
const pieceBytes = 64 * 1024;

/** State of a file, which changes whenever any program writes the file. */
interface State {
  readonly mark: string;
  readonly size: number;
  readonly changedMs: number;
}

interface StatNumbers {
  readonly ino: bigint;
  readonly size: bigint;
  readonly mtimeNs: bigint;
  readonly mtimeMs: bigint;
  readonly ctimeNs: bigint;
}

function stateOf({ ino, size, mtimeNs, mtimeMs, ctimeNs }: StatNumbers): State {
  return { mark: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, size: Number(size), changedMs: Number(mtimeMs) };
}

const asItWas = 'The file is no longer what it was when it was asked for.';

async function checkState(handle: FileHandle, { mark }: State): Promise<void> {
  if (stateOf(await handle.stat({ bigint: true })).mark !== mark) throw new Error(asItWas);
}

async function readPiece(handle: FileHandle, at: number, length: number): Promise<Bytes> {
  const piece = new Uint8Array(length);
  let done = 0;
  while (done < length) {
    // oxlint-disable-next-line no-await-in-loop -- a read may answer less than was asked for
    const { bytesRead } = await handle.read(piece, done, length - done, at + done);
    if (bytesRead === 0) throw new Error(asItWas);
    done += bytesRead;
  }
  return piece;
}

/**
 * Streams a range. The last piece of a whole file is sent only if the checksum matches. Each piece of a part is sent
 * only if the file has not changed.
 */
function streamOf(file: string, state: State, sha256: string, { start, end }: ByteRange): ReadableStream<Bytes> {
  const isWhole = start === 0 && end === state.size;
  const hash = isWhole ? createHash('sha256') : undefined;
  let handle: FileHandle | undefined;
  let at = start;
  const close = async (): Promise<void> => {
    const opened = handle;
    handle = undefined;
    await opened?.close();
  };

  async function next(): Promise<Bytes> {
    handle ??= await open(file, 'r');
    if (at === start) await checkState(handle, state);
    const piece = await readPiece(handle, at, Math.min(pieceBytes, end - at));
    at += piece.length;
    hash?.update(piece);
    if (hash === undefined || at === end) await checkState(handle, state);
    if (at === end && hash !== undefined && hash.digest('hex') !== sha256) throw new Error(asItWas);
    return piece;
  }

  return new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          if (at < end) controller.enqueue(await next());
          if (at < end) return;
          await close();
          controller.close();
        } catch (error) {
          await close().catch(() => undefined);
          controller.error(error);
        }
      },
      cancel: close,
    },
    { highWaterMark: 0 },
  );
}

async function hashOf(file: string, state: State): Promise<string> {
  const hash = createHash('sha256');
  const handle = await open(file, 'r');
  try {
    for (let at = 0; at < state.size; at += pieceBytes) {
      // oxlint-disable-next-line no-await-in-loop -- one piece after the other
      hash.update(await readPiece(handle, at, Math.min(pieceBytes, state.size - at)));
    }
    await checkState(handle, state);
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

const absent: ReadonlySet<string | undefined> = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

function problemOf(error: unknown): FileProblem {
  return absent.has((error as NodeJS.ErrnoException).code) ? 'missing' : 'unreadable';
}

function leadsOut(relative: string): boolean {
  return /[\\\0]/.test(relative) || path.posix.isAbsolute(relative) || relative.split('/').includes('..');
}

const sentences: Readonly<Record<Exclude<FileProblem, 'not_ready'>, string>> = {
  missing: 'is listed and is not there',
  changed: 'is not the file whose sha256 the index has',
  outside: 'leads out of the folder',
  unreadable: 'cannot be read, or is no file',
};

function whyNoIndex(issue: z.core.$ZodIssue | undefined): string {
  const place = issue?.path.map(String).join('.') ?? '';
  return `cannot be used: ${place === '' ? '' : `${place}: `}${issue?.message ?? 'it holds no index'}`;
}

async function readIndex(file: string): Promise<FileIndex> {
  const refuse = (why: string): never => {
    throw new ConfigError(`SSM_FILES names a folder whose index ${file} ${why}. Correct it, or unset SSM_FILES.`);
  };
  let value: unknown;
  try {
    if ((await stat(file)).size > largestIndex) refuse(`has more than ${largestIndex} bytes`);
    value = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    refuse(error instanceof SyntaxError ? 'is not JSON' : 'cannot be read');
  }
  const result = indexSchema.safeParse(value);
  return result.success ? result.data : refuse(whyNoIndex(result.error.issues[0]));
}

/**
 * Rejects with ConfigError if the index is unusable. If it becomes unusable later, the last good index stays in use.
 * Logs each listed file that cannot be downloaded.
 */
export async function openFileFolder(folder: string, log: Log): Promise<FileFolder> {
  const place = path.join(folder, indexName);
  const hashes = new Map<string, { readonly mark: string; readonly sha256: Promise<string> }>();
  let top = '';
  let current: FileIndex = { categories: [] };
  let mark: string | undefined;

  async function sha256Of(file: string, state: State): Promise<string> {
    const known = hashes.get(file);
    if (known?.mark === state.mark) return known.sha256;
    const sha256 = hashOf(file, state);
    hashes.set(file, { mark: state.mark, sha256 });
    sha256.catch(() => hashes.delete(file));
    return sha256;
  }

  async function find(relative: string, wanted: string | undefined): Promise<Found> {
    if (leadsOut(relative)) return 'outside';
    try {
      const file = await realpath(path.join(top, relative));
      if (!file.startsWith(top + path.sep)) return 'outside';
      const facts = await stat(file, { bigint: true });
      if (!facts.isFile()) return 'unreadable';
      const state = stateOf(facts);
      const sha256 = await sha256Of(file, state);
      if (wanted !== undefined && wanted !== sha256) return 'changed';
      return {
        size: state.size,
        changed: new Date(state.changedMs),
        sha256,
        isDemo: false,
        read: (range) => streamOf(file, state, sha256, range),
      };
    } catch (error) {
      return problemOf(error);
    }
  }

  async function tell({ categories }: FileIndex): Promise<void> {
    for (const file of categories.flatMap(({ files }) => files)) {
      if (!('path' in file)) continue;
      // oxlint-disable-next-line no-await-in-loop -- told in their order
      const found = await find(file.path, file.sha256?.toLowerCase());
      if (typeof found !== 'string' || found === 'not_ready') continue;
      log.warn({}, `${JSON.stringify(file.path)} of ${place} ${sentences[found]}. It is shown as not to be had.`);
    }
  }

  async function look(): Promise<void> {
    top = await realpath(folder);
    const next = stateOf(await stat(place, { bigint: true })).mark;
    if (next === mark) return;
    mark = next;
    current = await readIndex(place);
    await tell(current);
  }

  try {
    await look();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `SSM_FILES names ${folder}, which has no ${indexName} that can be read. Write one, or unset it.`,
    );
  }
  return {
    async index() {
      await look().catch((err: unknown) =>
        log.warn({ err }, 'The index of files cannot be used; the one before holds'),
      );
      return current;
    },
    find,
    idOf: (relative) => createHash('sha256').update(relative).digest('base64url').slice(0, 22),
  };
}
