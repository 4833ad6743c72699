/** Controls WebKitGTK by WebDriver, with the program webkit2gtk-driver of Debian, on a virtual screen (Xvfb). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../packages/ssm-server/src/store/testing/program.ts';

const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const startupMs = 240_000;
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

export const noWebKit =
  'No WebKit found. On Debian: apt-get install webkit2gtk-driver xvfb; elsewhere it is not tested.';

/** Returns whether tests run in WebKit. In CI that is always true, so that missing programs fail the tests. */
export function isWebKitTested(): boolean {
  return (existsSync(driver) && existsSync(screen)) || process.env['CI'] !== undefined;
}

export const keys = { escape: '\uE00C' } as const;

export interface WebKit {
  open(url: string): Promise<void>;
  read<Value>(expression: string): Promise<Value>;
  click(selector: string, name: string): Promise<void>;
  type(selector: string, name: string, text: string): Promise<void>;
  press(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Finds an element in the page by the name that assistive technology reads, as far as the markup has it. */
const find = `
  const trees = (root) => [root, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ? trees(shadowRoot) : [])];
  const nameOf = (element) => element.getAttribute('aria-label') ?? element.labels?.[0]?.textContent ?? element.textContent ?? '';
  const find = (selector, name) => trees(document)
    .flatMap((tree) => [...tree.querySelectorAll(selector)])
    .find((element) => nameOf(element).trim() === name && element.getClientRects().length > 0) ?? null;
`;

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  if (!existsSync(driver) || !existsSync(screen)) throw new Error(noWebKit);
  const child = spawn(screen, ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { process: child, display: `:${number.toString().trim()}` };
}

export async function startWebKit(): Promise<WebKit> {
  const { process: shown, display } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' };
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;

  async function call<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const answer = await fetch(address + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  }

  const giveUpAt = Date.now() + startupMs;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error('WebKitWebDriver did not start.');
    await pause(50);
  }
  const { sessionId } = await call<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: {} },
  });
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1300, height: 950 });

  const run = <Value>(script: string, args: readonly unknown[] = []): Promise<Value> =>
    call('POST', `${session}/execute/sync`, { script, args });

  async function elementOf(selector: string, name: string): Promise<string> {
    const until = Date.now() + startupMs;
    for (;;) {
      const found = await run<Readonly<Record<string, string>> | null>(
        `${find} return find(arguments[0], arguments[1]);`,
        [selector, name],
      );
      const id = found?.[elementKey];
      if (id !== undefined) return id;
      if (Date.now() > until) throw new Error(`WebKit shows no ${selector} called ${name}.`);
      await pause(100);
    }
  }

  async function click(selector: string, name: string): Promise<void> {
    await call('POST', `${session}/element/${await elementOf(selector, name)}/click`, {});
  }

  return {
    open: (url) => call('POST', `${session}/url`, { url }),
    read: (expression) => run(`${find} return (${expression});`),
    click,
    async type(selector, name, text) {
      const element = `${session}/element/${await elementOf(selector, name)}`;
      // Sends each key by itself, as typing does.
      for (const key of text) await call('POST', `${element}/value`, { text: key });
    },
    async press(key) {
      const actions = [
        { type: 'keyDown', value: key },
        { type: 'keyUp', value: key },
      ];
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async close() {
      await call('DELETE', session).catch(() => undefined);
      await end(child);
      await end(shown);
    },
  };
}
