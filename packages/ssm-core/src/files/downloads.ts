/**
 * Downloads listed files in parts. Each part is a call with its own deadline. Received parts are kept, so that a failed
 * download can resume. The whole file is compared with its checksum before the caller receives it.
 */
import { asSatError, SatError } from '../api/error.ts';
import type { ListedFile } from '../api/types.ts';
import { callHost } from '../errors/callHost.ts';
import { sha256Of } from '../hex.ts';
import { createListeners } from '../listeners.ts';

/** Progress of a download. */
export interface FileDownload {
  readonly isRunning: boolean;
  /** Bytes received. */
  readonly received: number;
}

export interface DownloadsState {
  /** Running downloads, and failed downloads that can resume, by file id. */
  readonly files: ReadonlyMap<string, FileDownload>;
}

interface FilePart {
  readonly start: number;
  /** Index of the byte after the last one. */
  readonly end: number;
}

export interface DownloadsPorts {
  /** Fetches a part of a file, or the whole file if the server ignores ranges. Rejects with a SatError. */
  readonly fetchPart: (file: ListedFile, part: FilePart, signal: AbortSignal) => Promise<Blob>;
  /** Called once with the whole file. */
  readonly onDone: (file: ListedFile, blob: Blob) => void;
  readonly onFailed: (file: ListedFile, error: SatError) => void;
  /** Returns milliseconds; default: the page's clock. */
  readonly now?: () => number;
}

export interface Downloads {
  readonly getSnapshot: () => DownloadsState;
  /** Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts a download or resumes a failed one. Has no effect while the file is being downloaded. */
  readonly start: (file: ListedFile) => void;
  /** Aborts a download and discards its parts. */
  readonly cancel: (fileId: string) => void;
  /** Aborts all downloads. */
  readonly dispose: () => void;
}

interface Held {
  readonly sha256: string | null;
  readonly parts: readonly Blob[];
  readonly received: number;
}

const kilobyte = 1024;
const [firstPart, smallestPart, largestPart] = [512 * kilobyte, 64 * kilobyte, 8 * kilobyte * kilobyte];
const [soonMs, lateMs] = [600, 5000];
/** Larger files are not checked, because computing a checksum needs the whole file in memory. */
const largestChecked = 256 * kilobyte * kilobyte;

function nextSize(size: number, ms: number): number {
  if (ms < soonMs) return Math.min(largestPart, size * 2);
  return ms > lateMs ? Math.max(smallestPart, Math.floor(size / 2)) : size;
}

async function isAsListed(blob: Blob, sha256: string | null): Promise<boolean> {
  // Browsers cannot compute a checksum on a page without https.
  if (globalThis.crypto?.subtle === undefined || sha256 === null || blob.size > largestChecked) return true;
  return (await sha256Of(await blob.arrayBuffer())) === sha256;
}

export function createDownloads(ports: DownloadsPorts): Downloads {
  const { fetchPart, onDone, onFailed, now = () => performance.now() } = ports;
  const clock = (): number => callHost(now) ?? performance.now();
  const listeners = createListeners();
  const running = new Map<string, AbortController>();
  const held = new Map<string, Held>();
  let state: DownloadsState = { files: new Map() };

  function change(fileId: string, download: FileDownload | undefined): void {
    const files = new Map(state.files);
    if (download === undefined) files.delete(fileId);
    else files.set(fileId, download);
    state = { files };
    listeners.notify();
  }

  async function run(file: ListedFile, signal: AbortSignal): Promise<Blob> {
    const { id, size, sha256 } = file;
    const total = size ?? 0;
    let { parts, received }: Pick<Held, 'parts' | 'received'> = held.get(id) ?? { parts: [], received: 0 };
    let partSize = firstPart;
    do {
      const part = { start: received, end: Math.min(total, received + partSize) };
      const began = clock();
      // oxlint-disable-next-line no-await-in-loop -- each part follows the one before
      const blob = await fetchPart(file, part, signal);
      signal.throwIfAborted();
      // An empty part would make this loop forever.
      if (blob.size === 0 && total > 0) throw new SatError('malformed', { status: 200 });
      const isWhole = blob.size === total;
      parts = isWhole ? [blob] : [...parts, blob];
      received = isWhole ? total : received + blob.size;
      held.set(id, { sha256, parts, received });
      change(id, { isRunning: true, received });
      partSize = nextSize(partSize, clock() - began);
    } while (received < total);
    const whole = new Blob([...parts], { type: 'application/octet-stream' });
    if (await isAsListed(whole, sha256)) return whole;
    held.delete(id);
    throw new SatError('malformed', { status: 200 });
  }

  async function carryOut(file: ListedFile, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const { id } = file;
    try {
      const whole = await run(file, signal);
      if (signal.aborted) return;
      end(id);
      callHost(() => onDone(file, whole));
    } catch (cause) {
      if (signal.aborted) return;
      const error = asSatError(cause);
      running.delete(id);
      if (error.code === 'precondition_failed') held.delete(id);
      const received = held.get(id)?.received ?? 0;
      change(id, received === 0 ? undefined : { isRunning: false, received });
      callHost(() => onFailed(file, error));
    }
  }

  function end(fileId: string): void {
    running.get(fileId)?.abort();
    running.delete(fileId);
    held.delete(fileId);
    change(fileId, undefined);
  }

  return {
    getSnapshot: () => state,
    subscribe: listeners.subscribe,
    start(file) {
      if (running.has(file.id)) return;
      const before = held.get(file.id);
      if (before !== undefined && before.sha256 !== file.sha256) held.delete(file.id);
      const controller = new AbortController();
      running.set(file.id, controller);
      change(file.id, { isRunning: true, received: held.get(file.id)?.received ?? 0 });
      void carryOut(file, controller);
    },
    cancel(fileId) {
      if (state.files.has(fileId)) end(fileId);
    },
    dispose() {
      for (const fileId of state.files.keys()) end(fileId);
    },
  };
}
