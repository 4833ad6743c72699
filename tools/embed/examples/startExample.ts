import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inject } from 'vitest';
import { freePort } from '../../../packages/ssm-server/src/store/testing/program.ts';

export interface RunningExample {
  readonly origin: string;
  stop(): Promise<void>;
}

const startupMs = 240_000;

export async function startExample(
  name: string,
  script: string,
  args: (port: number) => readonly string[] = () => [],
): Promise<RunningExample> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    MENU_SERVER: inject('origin'),
    NEXT_TELEMETRY_DISABLED: '1',
  };
  const cwd = path.join(inject('projects'), 'examples', name);
  const child = spawn(process.execPath, [script, ...args(port)], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (printed += String(part)));
  const giveUpAt = Date.now() + startupMs;
  while (
    !(await fetch(origin)
      .then((answer) => answer.ok)
      .catch(() => false))
  ) {
    if (Date.now() > giveUpAt || child.exitCode !== null)
      throw new Error(`examples/${name} did not start.\n${printed}`);
    await pause(50);
  }
  return {
    origin,
    async stop() {
      if (child.exitCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
