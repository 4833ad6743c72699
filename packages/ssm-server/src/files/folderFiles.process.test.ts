import { mkdir, mkdtemp, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type StartedListener, startListener } from '../http/testing/startedListener.ts';
import { createDevelopmentIdentity, newSigningKey } from '../identity/developmentIdentity.ts';
import type { Log } from '../log/log.ts';
import type { FileList } from './files.ts';
import { openFileFolder } from './folderFiles.ts';

let folder: string;
let outside: string;
let warnings: string[];
const log: Log = { info() {}, warn: (_, message) => void warnings.push(message), error() {} };

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ssm-files-'));
  outside = await mkdtemp(path.join(tmpdir(), 'ssm-outside-'));
  warnings = [];
});
afterEach(async () => {
  for (const each of [folder, outside]) await rm(each, { recursive: true, force: true });
});

const put = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content);
const category = (...files: readonly object[]) => ({ categories: [{ id: 'all', title: 'All', files }] });
const writeIndex = (index: unknown) => put('index.json', JSON.stringify(index));

interface Server {
  readonly listener: StartedListener;
  readonly get: (file: string, headers?: Readonly<Record<string, string>>, method?: string) => Promise<Response>;
  readonly list: () => Promise<FileList>;
}

async function serve(): Promise<Server> {
  const issuer = 'https://identity.example/';
  const key = await newSigningKey();
  const identity = await createDevelopmentIdentity({ issuer, audience: issuer, key, now: () => new Date() });
  const fileFolder = await openFileFolder(folder, log);
  const listener = await startListener({ given: { identity, fileFolder } });
  onTestFinished(() => listener.stop(0));
  const Authorization = `Bearer ${await identity.mint('SSM-Registered')}`;
  const ask = (place: string, headers = {}, method = 'GET') =>
    fetch(`${listener.origin}/sat/menuquery/secured/file${place}`, { method, headers: { Authorization, ...headers } });
  const list = async () => (await ask('')).json() as Promise<FileList>;
  return {
    listener,
    list,
    async get(name, headers, method) {
      const { categories } = await list();
      const file = categories.flatMap(({ files }) => files).find((each) => each.name === name);
      return ask(`/${file?.id}`, headers, method);
    },
  };
}

const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => index % 251);

describe('a folder of files', () => {
  it('S1-10, S2-06: is listed in the order of its index with sizes, dates and checksums, with generated files too', async () => {
    await put('a.txt', 'hello');
    await writeIndex({
      categories: [
        {
          id: 'texts',
          title: 'Texts',
          description: 'Of all kinds',
          files: [{ path: 'a.txt', title: 'A', description: 'First' }],
        },
        { id: 'made', title: 'Made', files: [{ make: 'menu-7k-csv', title: 'Our menu' }] },
      ],
    });
    const { list } = await serve();
    const { categories } = await list();
    const [text, made] = categories.map(({ files }) => files[0]);
    expect([categories.map(({ id, title, description }) => [id, title, description]), text]).toEqual([
      [
        ['texts', 'Texts', 'Of all kinds'],
        ['made', 'Made', null],
      ],
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        name: 'a.txt',
        title: 'A',
        description: 'First',
        isDemo: false,
        size: 5,
        changed: expect.stringMatching(/^20\d\d-/),
        sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
        problem: null,
      },
    ]);
    expect([made?.id, made?.name, made?.title, made?.problem]).toEqual([
      'menu-7k-csv',
      'SomaScan_Menu_7K.csv',
      'Our menu',
      null,
    ]);
  });

  it('reports a path that leads out of the folder, is missing, changed or not a file, and never sends the file', async () => {
    await writeFile(path.join(outside, 'secret'), 'secret');
    await put('real.txt', 'real');
    await mkdir(path.join(folder, 'folder'));
    await symlink(path.join(outside, 'secret'), path.join(folder, 'link'));
    await symlink(outside, path.join(folder, 'links'));
    const paths = [
      '../secret',
      '/etc/passwd',
      'a/../../secret',
      '..\\secret',
      'link',
      'links/secret',
      'gone',
      'folder',
    ];
    const files = [
      ...paths.map((each, at) => ({ path: each, name: `file ${at}` })),
      { path: 'real.txt', sha256: 'a'.repeat(64) },
    ];
    await writeIndex(category(...files));
    const { list, get } = await serve();
    const listed = (await list()).categories[0]?.files ?? [];
    expect(listed.map(({ problem }) => problem)).toEqual([
      ...Array.from({ length: 6 }, () => 'outside'),
      'missing',
      'unreadable',
      'changed',
    ]);
    expect(listed.every(({ size, changed, sha256 }) => size === null && changed === null && sha256 === null)).toBe(
      true,
    );
    const answers = await Promise.all(listed.map(({ name }) => get(name)));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 8 }, () => 404), 409]);
    expect((await Promise.all(answers.map((each) => each.text()))).some((text) => text.includes('secret'))).toBe(false);
    expect(warnings.map((warning) => warning.replace(/ of \/.*index\.json/, ''))).toEqual([
      '"../secret" leads out of the folder. It is shown as not to be had.',
      '"/etc/passwd" leads out of the folder. It is shown as not to be had.',
      '"a/../../secret" leads out of the folder. It is shown as not to be had.',
      '"..\\\\secret" leads out of the folder. It is shown as not to be had.',
      '"link" leads out of the folder. It is shown as not to be had.',
      '"links/secret" leads out of the folder. It is shown as not to be had.',
      '"gone" is listed and is not there. It is shown as not to be had.',
      '"folder" cannot be read, or is no file. It is shown as not to be had.',
      '"real.txt" is not the file whose sha256 the index has. It is shown as not to be had.',
    ]);
  });

  it.each([
    ['{', 'is not JSON'],
    [
      '{"categories":[{"id":"A b","title":"x","files":[]}]}',
      'categories.0.id: is no id of small letters, digits and dashes',
    ],
    ['{"categories":[{"id":"a","title":"x","files":[{"path":"a","name":"a/b"}]}]}', 'categories.0.files.0'],
    ['[]', 'cannot be used'],
  ])('with an index such as %s stops the start with a message', async (index, why) => {
    await put('index.json', index);
    const refusal = await openFileFolder(folder, log).catch((error: Error) => [error.name, error.message]);
    expect(refusal).toEqual(['ConfigError', expect.stringContaining(why)]);
  });

  it('stops the start if the index is missing, and keeps the last valid list if the index breaks later', async () => {
    await expect(openFileFolder(folder, log)).rejects.toThrow(`SSM_FILES names ${folder}, which has no index.json`);
    await put('a.txt', 'a');
    await writeIndex(category({ path: 'a.txt' }));
    const { list } = await serve();
    await put('index.json', '{');
    expect((await list()).categories[0]?.files.map(({ name }) => name)).toEqual(['a.txt']);
    await writeIndex(category({ path: 'a.txt', name: 'b.txt' }));
    expect((await list()).categories[0]?.files.map(({ name }) => name)).toEqual(['b.txt']);
    expect(warnings).toEqual(['The index of files cannot be used; the one before holds']);
  });
});

describe('GET /menuquery/secured/file/{fileId}', () => {
  beforeEach(async () => {
    await put('data.bin', bytes);
    await writeIndex(category({ path: 'data.bin', name: 'Größe "1".bin'.replaceAll('"', '') }, { path: 'empty' }));
    await put('empty', '');
  });
  const name = 'Größe 1.bin';
  const bodyOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

  it('S1-10: returns the whole file with its name, its date and a strong ETag', async () => {
    const { get } = await serve();
    const answer = await get(name);
    const { headers } = answer;
    const body = await bodyOf(answer);
    expect([
      answer.status,
      Buffer.compare(body, bytes),
      headers.get('Content-Length'),
      headers.get('Content-Type'),
    ]).toEqual([200, 0, '300000', 'application/octet-stream']);
    expect([headers.get('ETag'), headers.get('Content-Disposition'), headers.get('Cache-Control')]).toEqual([
      expect.stringMatching(/^"[0-9a-f]{64}"$/),
      `attachment; filename="Gr__e 1.bin"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%201.bin`,
      'private, no-cache, no-transform',
    ]);
    expect([headers.get('Accept-Ranges'), headers.get('X-Content-Type-Options'), headers.has('Last-Modified')]).toEqual(
      ['bytes', 'nosniff', true],
    );
    const empty = await get('empty');
    expect([empty.status, empty.headers.get('Content-Length'), await empty.text()]).toEqual([200, '0', '']);
  });

  it("returns the same headers for HEAD without a body, and 304 if the caller's copy is current", async () => {
    const { get } = await serve();
    const whole = await get(name);
    await whole.arrayBuffer();
    const tag = whole.headers.get('ETag') ?? '';
    const date = whole.headers.get('Last-Modified') ?? '';
    const head = await get(name, { Range: 'bytes=0-1' }, 'HEAD');
    const ofHead = [head.status, head.headers.get('Content-Length'), head.headers.get('ETag'), await head.text()];
    expect(ofHead).toEqual([200, '300000', tag, '']);
    const statusWith = async (headers: Readonly<Record<string, string>>) => {
      const answer = await get(name, headers);
      await answer.arrayBuffer();
      return answer.status;
    };
    expect([
      await statusWith({ 'If-None-Match': tag }),
      await statusWith({ 'If-None-Match': `W/${tag}, "x"` }),
      await statusWith({ 'If-None-Match': '"x"', 'If-Modified-Since': date }),
      await statusWith({ 'If-Modified-Since': date }),
      await statusWith({ 'If-Modified-Since': 'Mon, 01 Jan 2001 00:00:00 GMT' }),
      await statusWith({ 'If-Match': tag }),
      await statusWith({ 'If-Match': `W/${tag}` }),
      await statusWith({ 'If-Match': '"x"' }),
    ]).toEqual([304, 304, 200, 304, 200, 200, 412, 412]);
  });

  it('returns the bytes of a range, 416 for a range beyond the end, and with If-Range never mixes two files', async () => {
    const { get } = await serve();
    const whole = await get(name);
    await whole.arrayBuffer();
    const tag = whole.headers.get('ETag') ?? '';
    const date = whole.headers.get('Last-Modified') ?? '';
    const part = await get(name, { Range: 'bytes=100000-200000' });
    expect([part.status, part.headers.get('Content-Range'), part.headers.get('Content-Length')]).toEqual([
      206,
      'bytes 100000-200000/300000',
      '100001',
    ]);
    expect(Buffer.compare(await bodyOf(part), bytes.subarray(100_000, 200_001))).toBe(0);
    const rest = await get(name, { Range: 'bytes=299990-', 'If-Range': tag });
    expect([rest.status, Buffer.compare(await bodyOf(rest), bytes.subarray(299_990))]).toEqual([206, 0]);
    const statuses = [];
    for (const ifRange of [date, '"x"', `W/${tag}`, 'Mon, 01 Jan 2001 00:00:00 GMT']) {
      const answer = await get(name, { Range: 'bytes=0-1', 'If-Range': ifRange });
      await answer.arrayBuffer();
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([206, 200, 200, 200]);
    const beyond = await get(name, { Range: 'bytes=300000-' });
    expect([
      beyond.status,
      beyond.headers.get('Content-Range'),
      ((await beyond.json()) as { code: string }).code,
    ]).toEqual([416, 'bytes */300000', 'range_not_satisfiable']);
  });

  it('ends the connection if a file changes or shrinks during its download, so that no wrong file arrives', async () => {
    const large = new Uint8Array(64 * 1024 * 1024).fill(7);
    await put('large.bin', large);
    await writeIndex(category({ path: 'large.bin' }));
    const { get } = await serve();
    const changes: readonly (() => Promise<unknown>)[] = [
      () => truncate(path.join(folder, 'large.bin'), 1000),
      () => put('large.bin', new Uint8Array(64 * 1024 * 1024).fill(8)),
    ];
    const met: string[] = [];
    for (const change of changes) {
      await put('large.bin', large);
      const answer = await get('large.bin');
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
      await reader.read();
      await change();
      let length = 0;
      try {
        for (;;) {
          const { done, value } = await reader.read();
          if (done) break;
          length += value.length;
        }
        met.push(`ended after ${length}`);
      } catch {
        met.push(length < large.length ? 'broken' : 'whole and broken');
      }
    }
    expect(met).toEqual(['broken', 'broken']);
    await put('large.bin', large);
    const again = await get('large.bin');
    expect([again.status, (await bodyOf(again)).length]).toEqual([200, large.length]);
  });

  it('returns a file unchanged if the file is replaced or removed during the download, and a later request sees the change', async () => {
    const large = new Uint8Array(32 * 1024 * 1024).fill(7);
    await put('large.bin', large);
    await writeIndex(category({ path: 'large.bin' }));
    const { get, list } = await serve();
    const answer = await get('large.bin');
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    let length = (await reader.read()).value?.length ?? 0;
    await put('other.bin', 'other');
    await rename(path.join(folder, 'other.bin'), path.join(folder, 'large.bin'));
    let isBroken = false;
    try {
      for (let piece = await reader.read(); !piece.done; piece = await reader.read()) length += piece.value.length;
    } catch {
      isBroken = true;
    }
    // The removal of the last link counts as a change of the file, so the download may also end early.
    expect(isBroken ? length < large.length : length === large.length).toBe(true);
    expect(await (await get('large.bin')).text()).toBe('other');
    await rm(path.join(folder, 'large.bin'));
    expect([(await get('large.bin')).status, (await list()).categories[0]?.files[0]?.problem]).toEqual([
      404,
      'missing',
    ]);
  });

  it('leaves no file open after an aborted download, and answers later requests', async () => {
    await put('large.bin', new Uint8Array(32 * 1024 * 1024).fill(7));
    await writeIndex(category({ path: 'large.bin' }));
    const { get, listener } = await serve();
    for (let time = 0; time < 20; time++) {
      const answer = await get('large.bin');
      await answer.body?.cancel();
    }
    expect((await fetch(`${listener.origin}/health`)).status).toBe(200);
    await listener.stop(0);
  });
});
