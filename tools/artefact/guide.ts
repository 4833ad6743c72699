/**
 * Reads the lines that docs/operating.md gives to operators, and runs them in a terminal with its own folders and
 * ports.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../packages/ssm-server/src/store/testing/program.ts';
import { until } from '../../packages/ssm-server/src/store/testing/until.ts';
import { root } from '../process.ts';

const run = promisify(execFile);

export interface GuideLine {
  readonly heading: string;
  readonly text: string;
}

export async function guideLines(): Promise<readonly GuideLine[]> {
  const guide = await readFile(path.join(root, 'docs/operating.md'), 'utf8');
  const lines: GuideLine[] = [];
  let heading = '';
  let isShell = false;
  for (const line of guide.split('\n')) {
    if (line.startsWith('```')) isShell = line === '```sh';
    else if (isShell) lines.push({ heading, text: line });
    else heading = /^#+ (.+)/.exec(line)?.[1] ?? heading;
  }
  return lines;
}

/** Whether a line is for system accounts, systemd or Docker. Tests do not run such lines. */
export const isOfTheMachine = ({ text }: GuideLine): boolean =>
  /^(?:useradd|install|cp|sudo|systemctl|(?:\w+=\S+ )?docker) /.test(text);

const served = /^(?:\w+=\S+ )*node \S+\/ssm\.js serve$/;

export interface Terminal {
  readonly portOf: (named: 4173 | 4180 | 9464) => number;
  readonly here: (text: string) => string;
  /** Runs a line. Returns its output, or an empty text once a server has started. Rejects if the line fails. */
  readonly type: (text: string) => Promise<string>;
  readonly interrupt: (data: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a terminal. It maps the folders of the guide below `place`, and runs lines in `place/home`. */
export async function openTerminal(place: string): Promise<Terminal> {
  const ports = { 4173: await freePort(), 4180: await freePort(), 9464: await freePort() };
  const home = path.join(place, 'home');
  for (const folder of [home, path.join(place, 'opt'), path.join(place, 'var/lib')]) {
    await mkdir(folder, { recursive: true });
  }
  const env: Record<string, string> = {
    PATH: `${path.dirname(process.execPath)}:/usr/bin:/bin`,
    HOME: home,
    PORT: String(ports[4173]),
    SSM_PREPARE: 'quick',
    LOG_LEVEL: 'warn',
  };
  const servers = new Map<string, ChildProcess>();

  const here = (text: string): string =>
    text
      .replaceAll(/(?<![\w.])\/(?=(?:opt|var)\/)/g, `${place}/`)
      .replaceAll(/\b(?:4173|4180|9464)\b/g, (port) => String(ports[Number(port) as keyof typeof ports]));

  async function interrupt(data: string): Promise<void> {
    const server = servers.get(data);
    if (server === undefined) return;
    servers.delete(data);
    const ended = once(server, 'close');
    server.kill('SIGINT');
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The server of ${data} ended with ${code}.`);
  }

  async function serve(line: string): Promise<string> {
    const data = /\bSSM_DATA=(\S+)/.exec(line)?.[1] ?? env['SSM_DATA'] ?? '';
    await interrupt(data);
    const child = spawn('bash', ['-c', `exec env ${line}`], { cwd: home, env });
    servers.set(data, child);
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    }
    const isReady = (): true | undefined => {
      if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}: ${said}`);
      return said.includes('Press Ctrl+C') || undefined;
    };
    await until(`${line} is ready`, isReady, 60_000);
    return '';
  }

  return {
    portOf: (named) => ports[named],
    here,
    async type(text) {
      const line = here(text);
      const [, name, value] = /^export (\w+)=(\S+)$/.exec(line) ?? [];
      if (name !== undefined && value !== undefined) {
        env[name] = value;
        return '';
      }
      if (served.test(line)) return serve(line);
      return (await run('bash', ['-euo', 'pipefail', '-c', line], { cwd: home, env })).stdout;
    },
    interrupt: (data) => interrupt(here(data)),
    async close() {
      for (const server of servers.values()) server.kill('SIGKILL');
    },
  };
}
