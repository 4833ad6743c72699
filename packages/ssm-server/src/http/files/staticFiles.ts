/** The built application's files, from a folder, kept in memory once read. */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Bytes, type CompressedEncoding, chooseEncoding, type Encoding } from '../../answer/encoding.ts';
import { entityTag, entityTagsOf, matchingTag } from '../../answer/entityTag.ts';
import type { HeaderList } from '../../answer/prepared/beside.ts';
import type { WholeAnswer } from '../adapter.ts';

/** Media types of the files that a built application has. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** By the name's ending; bytes of no known kind otherwise. */
function typeOfFile(file: string): string {
  return mediaTypes[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing makes it smaller. */
function isCompressible(file: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/.test(typeOfFile(file));
}

interface StaticRequest {
  /** Percent-encoded, as it came. */
  readonly pathname: string;
  readonly accept: string | undefined;
  readonly acceptEncoding: string | undefined;
  readonly ifNoneMatch: string | undefined;
}

export interface StaticFiles {
  /** The file, or index.html for a page's address; undefined when there is neither. */
  find(request: StaticRequest): Promise<WholeAnswer | undefined>;
}

interface KeptFile {
  readonly changedMs: number;
  /** Whether it says something else than the file does. */
  readonly isFilled: boolean;
  readonly plain: Bytes;
  readonly stem: string;
  readonly encoded: Map<Encoding, Promise<Bytes>>;
}

const siblings = { br: '.br', gzip: '.gz' } as const;
/** Larger files are read each time. */
const largestKept = 8 * 1024 * 1024;
/** Below this there is next to nothing to gain. */
const smallestCompressed = 256;
/** A hash and nothing else may be the name. Licences, which are text for people, have a name that only looks like it. */
const hashedName = /^\/assets\/.*-[A-Za-z0-9_-]{7,}\.(?!md$)\w+$/;

/** The file's place below the folder; undefined for a path that leaves it or names something hidden. */
function relativePath(pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // An escape that means nothing is a part of the name: a person who typed it gets the page that says so.
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

/** A page that says what is set of this hosting. */
interface FilledPage {
  /** Given in place of what the file says. */
  readonly fill: (page: string) => string;
  /** In place of those that every answer has. */
  readonly headers?: HeaderList;
}

export interface StaticFilesOptions {
  readonly folder: string;
  readonly compress: (bytes: Bytes, encoding: CompressedEncoding) => Promise<Bytes>;
  /** By the names of their files. */
  readonly pages: Readonly<Record<string, FilledPage>>;
}

const page = 'index.html';

export function createStaticFiles({ folder, compress, pages }: StaticFilesOptions): StaticFiles {
  const kept = new Map<string, KeptFile>();
  let root: Promise<string> | undefined;

  const pageOf = (relative: string): FilledPage | undefined =>
    Object.hasOwn(pages, relative) ? pages[relative] : undefined;

  /** The real place of a file, unless a link leads out of the folder. */
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
    // An older sibling is what is left of another build.
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
    // A browser accepts identity always; for whoever does not, a file is better than none.
    const encoding = chooseEncoding(request.acceptEncoding ?? null, offered) ?? 'identity';
    const tag = entityTag(content.stem, encoding, 'quick');
    const isHashed = hashedName.test(`/${relative}`);
    const caching: HeaderList = [
      ['Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache'],
      ['Vary', 'Accept-Encoding'],
      // With a 304 too: a browser takes its headers for those of what it holds.
      ...(pageOf(relative)?.headers ?? []),
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
