import { describe, expect, test, vi } from 'vitest';
import { SatError } from '../api/error.ts';
import type { ListedFile } from '../api/types.ts';
import { breakages, breaks, listenForReported } from '../testing/reported.ts';
import { createDownloads, type DownloadsPorts } from './downloads.ts';

const content = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 253);

async function listed(bytes: Uint8Array<ArrayBuffer> = content): Promise<ListedFile> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const sha256 = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const of = { title: 'Menu', description: null, isDemo: false, changed: '2026-11-22T00:00:00Z', problem: null };
  return { id: 'menu', name: 'menu.csv', size: bytes.length, sha256, ...of };
}

type FetchPart = DownloadsPorts['fetchPart'];
const partOf: FetchPart = async (_, { start, end }) => new Blob([content.slice(start, end)]);

function started(fetchPart: FetchPart, now: () => number = () => 0) {
  const told: string[] = [];
  const asked: string[] = [];
  const blobs: Blob[] = [];
  const downloads = createDownloads({
    now,
    fetchPart(file, part, signal) {
      asked.push(`${part.start}-${part.end}`);
      return fetchPart(file, part, signal);
    },
    onDone(file, blob) {
      told.push(`${file.name} done`);
      blobs.push(blob);
    },
    onFailed: (file, error) => told.push(`${file.name} ${error.code}`),
  });
  return { downloads, told, asked, blobs };
}

describe('downloads', () => {
  test('S1-10: are fetched in parts and joined, and parts grow while the server is fast', async () => {
    const { downloads, told, asked, blobs } = started(partOf);
    const progress: number[] = [];
    downloads.subscribe(() => progress.push(downloads.getSnapshot().files.get('menu')?.received ?? -1));
    downloads.start(await listed());
    await vi.waitFor(() => expect(told).toEqual(['menu.csv done']));
    expect([asked, progress]).toEqual([
      ['0-524288', '524288-1572864', '1572864-3000000'],
      [0, 524_288, 1_572_864, 3_000_000, -1],
    ]);
    expect(new Uint8Array(await (blobs[0] as Blob).arrayBuffer())).toEqual(content);
  });

  test('use smaller parts after a slow part', async () => {
    let time = 0;
    const { downloads, told, asked } = started(partOf, () => (time += 6000));
    downloads.start(await listed());
    await vi.waitFor(() => expect(told).toEqual(['menu.csv done']));
    expect(asked.slice(0, 3)).toEqual(['0-524288', '524288-786432', '786432-917504']);
  });

  test('S1-10: resume after a failure where they stopped', async () => {
    let isBroken = true;
    const { downloads, told, asked, blobs } = started(async (file, part, signal) => {
      if (isBroken && part.start > 0) throw new SatError('network');
      return partOf(file, part, signal);
    });
    const file = await listed();
    downloads.start(file);
    downloads.start(file);
    await vi.waitFor(() => expect(told).toEqual(['menu.csv network']));
    expect(downloads.getSnapshot().files).toEqual(new Map([['menu', { isRunning: false, received: 524_288 }]]));
    isBroken = false;
    downloads.start(file);
    await vi.waitFor(() => expect(told).toEqual(['menu.csv network', 'menu.csv done']));
    expect([asked, blobs[0]?.size, downloads.getSnapshot().files.size]).toEqual([
      ['0-524288', '524288-1572864', '524288-1048576', '1048576-2097152', '2097152-3000000'],
      3_000_000,
      0,
    ]);
  });

  test('start over if the file has changed', async () => {
    let code: 'network' | 'precondition_failed' = 'network';
    const { downloads, told, asked } = started(async (file, part, signal) => {
      if (part.start > 0) throw new SatError(code, code === 'network' ? {} : { status: 412 });
      return partOf(file, part, signal);
    });
    downloads.start(await listed());
    await vi.waitFor(() => expect(told.length).toBe(1));
    downloads.start({ ...(await listed()), sha256: 'a'.repeat(64) });
    await vi.waitFor(() => expect(told.length).toBe(2));
    code = 'precondition_failed';
    downloads.start({ ...(await listed()), sha256: 'a'.repeat(64) });
    await vi.waitFor(() => expect(told.length).toBe(3));
    expect([told, asked.filter((part) => part.startsWith('0-')).length, downloads.getSnapshot().files.size]).toEqual([
      ['menu.csv network', 'menu.csv network', 'menu.csv precondition_failed'],
      2,
      0,
    ]);
  });

  test('discard a file whose checksum does not match', async () => {
    const { downloads, told, blobs } = started(async (_, { start, end }) => new Blob([new Uint8Array(end - start)]));
    downloads.start(await listed());
    await vi.waitFor(() => expect(told).toEqual(['menu.csv malformed']));
    expect([blobs, downloads.getSnapshot().files.size]).toEqual([[], 0]);
  });

  test('accept a whole file from a server without ranges, and an empty file', async () => {
    const { downloads, told, asked } = started(async () => new Blob([content]));
    downloads.start(await listed());
    await vi.waitFor(() => expect(told).toEqual(['menu.csv done']));
    const empty = started(async () => new Blob([]));
    empty.downloads.start(await listed(new Uint8Array()));
    await vi.waitFor(() => expect(empty.told).toEqual(['menu.csv done']));
    expect([asked, empty.asked]).toEqual([['0-524288'], ['0-0']]);
  });

  test('abort on cancel or dispose, without callbacks', async () => {
    const signals: AbortSignal[] = [];
    const { downloads, told } = started((_, __, signal) => {
      signals.push(signal);
      return new Promise((___, reject) => signal.addEventListener('abort', () => reject(new SatError('aborted'))));
    });
    const file = await listed();
    downloads.start(file);
    downloads.cancel('menu');
    downloads.start(file);
    downloads.dispose();
    await Promise.resolve();
    expect([signals.map(({ aborted }) => aborted), told, downloads.getSnapshot().files.size]).toEqual([
      [true, true],
      [],
      0,
    ]);
  });

  test('succeed even if onDone or now throws, and the error is reported', async () => {
    const reported = listenForReported();
    const onFailed = vi.fn();
    const downloads = createDownloads({ fetchPart: partOf, onDone: breaks, onFailed, now: breaks });
    downloads.start(await listed());
    await vi.waitFor(() => expect(downloads.getSnapshot().files.size).toBe(0));
    await vi.waitFor(() => expect(reported).toEqual(breakages(reported.length)));
    expect([reported.length % 2, onFailed.mock.calls]).toEqual([1, []]);
  });

  test('can resume even if onFailed throws, and the error is reported', async () => {
    const reported = listenForReported();
    const asked: number[] = [];
    const fetchPart: FetchPart = (file, part, signal) => {
      asked.push(part.start);
      if (asked.length === 2) throw new TypeError('no promise');
      return partOf(file, part, signal);
    };
    const onDone = vi.fn();
    const downloads = createDownloads({ fetchPart, onDone, onFailed: breaks });
    const file = await listed();
    downloads.start(file);
    await vi.waitFor(() => expect(reported).toEqual(breakages(1)));
    downloads.start(file);
    await vi.waitFor(() => expect(onDone.mock.calls.length).toBe(1));
    expect(asked.slice(0, 3)).toEqual([0, 524_288, 524_288]);
  });

  test('refuse an empty part as malformed without a retry, and can resume', async () => {
    const { downloads, told, asked } = started(async (file, part, signal) =>
      part.start === 0 ? partOf(file, part, signal) : new Blob([]),
    );
    downloads.start(await listed());
    await vi.waitFor(() => expect(told).toEqual(['menu.csv malformed']));
    expect([asked, downloads.getSnapshot().files]).toEqual([
      ['0-524288', '524288-1572864'],
      new Map([['menu', { isRunning: false, received: 524_288 }]]),
    ]);
  });
});
