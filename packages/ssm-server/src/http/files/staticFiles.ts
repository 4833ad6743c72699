import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import { type Bytes, type CompressedEncoding, type Encoding, type HeaderList } from '../../answer/bytes.ts';
import { entityTag, entityTagsOf, matchingTag } from '../../answer/entityTag.ts';
import { chooseEncoding } from '../../answer/negotiation.ts';
import type { WholeAnswer } from '../write.ts';

function typeOfFile(file: string): string {
  return getMimeType(file) ?? 'application/octet-stream';
}

function isCompressible(file: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/.test(typeOfFile(file));
}

interface StaticRequest {
  readonly pathname: string;
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface StaticFiles {
  /** Returns the file, or index.html if the path is one of the application's pages; otherwise undefined. */
  find(request: StaticRequest): Promise<WholeAnswer | undefined>;
}

interface KeptFile {
  readonly changedMs: number;
  readonly isFilled: boolean;
  readonly plain: Bytes;
  readonly stem: string;
  readonly encoded: Map<Encoding, Promise<Bytes>>;
}

const siblings = { br: '.br', gzip: '.gz' } as const;
const largestKept = 8 * 1024 * 1024;
const smallestCompressed = 256;
/**
 * Matches file names with a hash; the name may be only the hash. Licences are excluded, because their names only look
 * hashed.
 */
const hashedName = /^\/assets\/.*-[A-Za-z0-9_-]{7,}\.(?!md$)\w+$/;

/** Returns the path below the folder; undefined if the path leaves the folder or names something hidden. */
function relativePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // An invalid escape is taken as part of the name, so that the user gets the page for unknown addresses.
    decoded = pathname;
  }
  const segments = decoded.split('/').filter((segment) => segment !== '');
  const isUnsafe = /[\\\0]/.test(decoded) || segments.some((segment) => segment.startsWith('.'));
  return isUnsafe ? undefined : segments.join('/');
}

async function changedAt(file: string): Promise<number | undefined> {
  const facts = await stat(file).catch(() => undefined);
  return facts?.isFile() ? facts.mtimeMs : undefined;
}

async function readBytes(file: string): Promise<Bytes> {
  return new Uint8Array(await readFile(file));
}

interface FilledPage {
  readonly fill: (page: string) => string;
  readonly headers?: HeaderList;
}

export interface StaticFilesOptions {
  readonly folder: string;
  readonly compress: (bytes: Bytes, encoding: CompressedEncoding) => Promise<Bytes>;
  readonly pages: Readonly<Record<string, FilledPage>>;
  /** Headers of the worker that solves plans. */
  readonly ofPlanSolver?: HeaderList;
}

const page = 'index.html';

const planSolverName = /^assets\/planSolver\.worker-[A-Za-z0-9_-]{7,}\.js$/;

export function createStaticFiles({ folder, compress, pages, ofPlanSolver = [] }: StaticFilesOptions): StaticFiles {
  const kept = new Map<string, KeptFile>();
  let root: Promise<string> | undefined;

  const pageOf = (relative: string): FilledPage | undefined =>
    Object.hasOwn(pages, relative) ? pages[relative] : undefined;

  async function locate(relative: string): Promise<string | undefined> {
    root ??= realpath(folder);
    const top = await root.catch(() => {
      root = undefined;
      return undefined;
    });
    if (top === undefined) return undefined;
    const file = await realpath(path.join(top, relative)).catch(() => undefined);
    return file?.startsWith(top + path.sep) ? file : undefined;
  }

  function filled(bytes: Bytes, { fill }: FilledPage): Bytes {
    const text = new TextDecoder().decode(bytes);
    const full = fill(text);
    return full === text ? bytes : new TextEncoder().encode(full);
  }

  async function load(relative: string): Promise<{ file: string; content: KeptFile } | undefined> {
    const file = await locate(relative);
    const changedMs = file === undefined ? undefined : await changedAt(file);
    if (file === undefined || changedMs === undefined) return undefined;
    const known = kept.get(file);
    if (known?.changedMs === changedMs) return { file, content: known };
    const read = await readBytes(file);
    const own = pageOf(relative);
    const plain = own === undefined ? read : filled(read, own);
    const stem = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
    const content: KeptFile = { changedMs, isFilled: plain !== read, plain, stem, encoded: new Map() };
    if (plain.length <= largestKept) kept.set(file, content);
    return { file, content };
  }

  async function encode(file: string, content: KeptFile, encoding: CompressedEncoding): Promise<Bytes> {
    const { plain, changedMs, isFilled } = content;
    if (isFilled) return compress(plain, encoding);
    const sibling = file + siblings[encoding];
    const siblingMs = await changedAt(sibling);
    // A compressed file that is older than its original belongs to another build.
    if (siblingMs !== undefined && siblingMs >= changedMs) return readBytes(sibling);
    return compress(plain, encoding);
  }

  async function bodyOf(file: string, content: KeptFile, encoding: Encoding): Promise<Bytes> {
    if (encoding === 'identity') return content.plain;
    const known = content.encoded.get(encoding);
    if (known !== undefined) return known;
    const started = encode(file, content, encoding);
    content.encoded.set(encoding, started);
    started.catch(() => content.encoded.delete(encoding));
    return started;
  }

  async function answer(relative: string, request: StaticRequest): Promise<WholeAnswer | undefined> {
    const found = await load(relative);
    if (found === undefined) return undefined;
    const { file, content } = found;
    const type = typeOfFile(file);
    const mayCompress = isCompressible(file) && content.plain.length >= smallestCompressed;
    const offered: readonly Encoding[] = mayCompress ? ['br', 'gzip', 'identity'] : ['identity'];
    // All browsers accept `identity`. A client that refuses it gets the file uncompressed, rather than none.
    const encoding = chooseEncoding(request.acceptEncoding ?? null, offered) ?? 'identity';
    const tag = entityTag(content.stem, encoding, 'quick');
    const isHashed = hashedName.test(`/${relative}`);
    const caching: HeaderList = [
      ['Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
      ['Vary', 'Accept-Encoding'],
      // A 304 repeats these headers, because browsers update the headers of the cached answer.
      ...(pageOf(relative)?.headers ?? []),
      ...(planSolverName.test(relative) ? ofPlanSolver : []),
    ];
    const held = matchingTag(request.ifNoneMatch ?? null, entityTagsOf(content.stem), tag);
    if (held !== undefined) return { status: 304, headers: [['ETag', held], ...caching], body: null };
    const body = await bodyOf(file, content, encoding);
    const coding: HeaderList = encoding === 'identity' ? [] : [['Content-Encoding', encoding]];
    const length: HeaderList = [['Content-Length', String(body.length)]];
    return { status: 200, headers: [['Content-Type', type], ...coding, ['ETag', tag], ...caching, ...length], body };
  }

  return {
    async find(request) {
      const relative = relativePath(request.pathname);
      if (relative === undefined) return undefined;
      const exact = await answer(relative === '' ? page : relative, request);
      const isPage = request.accept?.includes('text/html') === true && !relative.startsWith('assets/');
      return exact ?? (isPage ? answer(page, request) : undefined);
    },
  };
}
