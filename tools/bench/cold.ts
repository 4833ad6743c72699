/**
 * The time to the first rows in a browser that nothing else watches. Playwright follows every request and
 * console call, for which V8 reads scripts a second time; so this one is driven by the few commands it needs.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromiumArguments } from '../chromium.ts';
import { watchFirstRows } from './firstRows.ts';
import { type TraceEvent, traceCategories } from './trace.ts';

export interface ColdBrowser {
  /** Milliseconds from navigation to the first rows on screen, with an empty cache. */
  measure(url: string, slowdown: number): Promise<number>;
  /** The same once more with a trace of it. */
  trace(url: string, slowdown: number): Promise<TracedOpening>;
  close(): Promise<void>;
}

interface TracedOpening {
  /** Milliseconds. */
  readonly took: number;
  readonly events: readonly TraceEvent[];
}

const patienceMs = 60_000;

async function until<Value>(what: string, ask: () => Promise<Value | undefined>): Promise<Value> {
  const end = performance.now() + patienceMs;
  while (performance.now() < end) {
    const value = await ask().catch(() => undefined);
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${what} did not come within ${patienceMs / 1000} s.`);
}

type Send = (method: string, parameters?: object, sessionId?: string) => Promise<Record<string, unknown>>;

interface Protocol {
  readonly send: Send;
  /** Hears every event of a name, in whatever page, until the returned function is called. */
  readonly hear: (method: string, heard: (parameters: Record<string, unknown>) => void) => () => void;
  readonly close: () => void;
}

async function openProtocol(address: string): Promise<Protocol> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error } = JSON.parse(String(data)) as Record<string, unknown>;
    const asked = waiting.get(Number(id));
    waiting.delete(Number(id));
    if (error === undefined) asked?.resolve(result as Record<string, unknown>);
    else asked?.reject(new Error(JSON.stringify(error)));
  });
  let count = 0;
  return {
    send(method, params = {}, sessionId) {
      count += 1;
      const asked = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(count, asked);
      socket.send(JSON.stringify({ id: count, method, params, sessionId }));
      return asked.promise;
    },
    hear(method, heard) {
      const listen = ({ data }: MessageEvent): void => {
        const told = JSON.parse(String(data)) as Record<string, unknown>;
        if (told['method'] === method) heard(told['params'] as Record<string, unknown>);
      };
      socket.addEventListener('message', listen);
      return () => socket.removeEventListener('message', listen);
    },
    close: () => socket.close(),
  };
}

async function measureWith(send: Send, url: string, slowdown: number): Promise<number> {
  const { browserContextId } = await send('Target.createBrowserContext');
  const { targetId } = await send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
    width: 1280,
    height: 800,
  });
  const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
  const inPage: Send = (method, parameters) => send(method, parameters, String(sessionId));
  await inPage('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await inPage('Page.enable');
  await inPage('Page.addScriptToEvaluateOnNewDocument', { source: `(${watchFirstRows.toString()})()` });
  await inPage('Page.navigate', { url });
  const time = await until('The first row', async () => {
    const { result } = await inPage('Runtime.evaluate', { expression: 'globalThis.firstRows' });
    return (result as { readonly value?: number }).value;
  });
  await send('Target.disposeBrowserContext', { browserContextId });
  return time;
}

/** All of the browser is traced: the page's process is not there yet when the trace begins. */
async function traceWith({ send, hear }: Protocol, url: string, slowdown: number): Promise<TracedOpening> {
  const events: TraceEvent[] = [];
  const stopHearing = hear('Tracing.dataCollected', ({ value }) => events.push(...(value as TraceEvent[])));
  const complete = Promise.withResolvers<void>();
  const stopWaiting = hear('Tracing.tracingComplete', () => complete.resolve());
  await send('Tracing.start', { traceConfig: { includedCategories: traceCategories }, transferMode: 'ReportEvents' });
  const took = await measureWith(send, url, slowdown);
  await send('Tracing.end');
  await complete.promise;
  stopHearing();
  stopWaiting();
  return { took, events };
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode === null
    ? new Promise((resolve) => {
        child.once('exit', () => resolve());
      })
    : Promise.resolve();
}

export async function startColdBrowser(executable: string): Promise<ColdBrowser> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bench-browser-'));
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'];
  const child = spawn(executable, [...chromiumArguments, ...own], { stdio: 'ignore' });
  const [port, target] = await until('The browser', async () =>
    (await readFile(path.join(folder, 'DevToolsActivePort'), 'utf8')).trim().split('\n'),
  );
  // The file is there a moment before the port answers.
  const protocol = await until('The browser’s protocol', () =>
    openProtocol(`ws://127.0.0.1:${port ?? ''}${target ?? ''}`),
  );
  return {
    measure: (url, slowdown) => measureWith(protocol.send, url, slowdown),
    trace: (url, slowdown) => traceWith(protocol, url, slowdown),
    async close() {
      await protocol.send('Browser.close').catch(() => undefined);
      protocol.close();
      await ended(child);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
