/** Server processes for the benchmark, on ports of their own choosing. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root } from '../process.ts';

export interface ServerProcess {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}

function stopper(child: ChildProcess): () => Promise<void> {
  return async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
}

/** Starts a Node program and waits until what it prints matches; its port is the first group or the one given. */
export async function startProcess(
  args: readonly string[],
  ready: RegExp,
  env: Readonly<Record<string, string>> = {},
  port?: number,
): Promise<ServerProcess> {
  const flags = ['--conditions=ssm-source', '--disable-warning=ExperimentalWarning'];
  const child = spawn(process.execPath, [...flags, ...args], { cwd: root, env: { ...process.env, ...env } });
  let text = '';
  const match = await new Promise<RegExpExecArray>((resolve, reject) => {
    const read = (part: Buffer): void => {
      text += part.toString('utf8');
      const found = ready.exec(text);
      if (found !== null) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code} before it was ready:\n${text}`)));
  });
  return { port: port ?? Number(match[1]), stop: stopper(child) };
}
