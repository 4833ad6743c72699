/** What the server gives, against a constant answer of the same size; the load and both servers share the machine. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../process.ts';
import { startProcess } from './child.ts';
import { percentile } from './statistics.ts';

export interface ServerLine {
  readonly name: string;
  readonly goal: string;
  readonly baseline: string;
  readonly ours: string;
  readonly isMet: boolean;
  /** What --check asks: half the goal for a rate; nothing yet of the open loop, whose tail is the machine's. */
  readonly isNear: boolean;
}

const columns = { accept: 'application/vnd.ssm.columns+json', 'accept-encoding': 'br' };
const fullMenu =
  '/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId,fullName,targetName,uniProtId,entrezGeneName';
const seconds = 5;

/** 400 different filters, every one a valid request for the columnar answer. */
function variedPaths(): readonly string[] {
  return Array.from({ length: 400 }, (_, index) => {
    const filters = encodeURIComponent(`loDb>${10 + index}&totalCvPlasma<${5 + (index % 20)}`);
    return `${fullMenu}&filters=${filters}`;
  });
}

async function fetchOnce(port: number, target: string, headers: Record<string, string>) {
  return new Promise<{ status: number; bytes: number; etag: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: target, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, bytes, etag: response.headers.etag ?? '' }));
    }).on('error', reject);
  });
}

/** Answers a second by wrk; throws when any answer was an error. */
async function rate(port: number, targets: readonly string[], headers: Record<string, string>): Promise<number> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bench-'));
  const script = path.join(folder, 'load.lua');
  const list = targets.map((target) => `  ${JSON.stringify(target)},`).join('\n');
  const head = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  await writeFile(
    script,
    `local targets = {\n${list}\n}\n${head.join('\n')}\nlocal at = 0\nrequest = function()\n  at = at % #targets + 1\n  return wrk.format("GET", targets[at])\nend\n`,
  );
  const result = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`], {
    isQuiet: true,
  });
  if (/Non-2xx or 3xx|Socket errors/.test(result.text)) throw new Error(`The load met errors:\n${result.text}`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(result.text);
  if (found === null) throw new Error(`wrk said nothing that can be read:\n${result.text}`);
  return Number(found[1]);
}

async function against(size: number, status: number): Promise<number> {
  const server = await startProcess(
    ['tools/bench/constant-server.ts', String(size), String(status)],
    /listening (\d+)/,
  );
  const result = await rate(server.port, ['/'], {});
  await server.stop();
  return result;
}

/** Open loop: a filter never seen before a hundred times a second, timed from when it was due. */
async function unseen(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const total = 1000;
  const start = performance.now() + 100;
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: total }, async (_, index) => {
      const due = start + index * 10;
      await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      // A band of LoDB that leaves between a handful and about two thousand reagents, as a person's filters do.
      const low = 10 * 1.003 ** index;
      const filters = encodeURIComponent(`loDb~${low.toFixed(3)},${(low * (1.1 + (index % 5) / 10)).toFixed(3)}`);
      await new Promise<void>((resolve, reject) => {
        get(
          { port, host: '127.0.0.1', agent, path: `${fullMenu}&filters=${filters}`, headers: columns },
          (response) => {
            if (response.statusCode !== 200) reject(new Error(`status ${response.statusCode}`));
            response.resume();
            response.on('end', () => {
              times.push(performance.now() - due);
              resolve();
            });
          },
        ).on('error', reject);
      });
    }),
  );
  agent.destroy();
  return percentile(times, 0.99);
}

function ratioLine(name: string, goal: number, baseline: number, ours: number): ServerLine {
  const text = (value: number): string => `${Math.round(value).toLocaleString('en')}/s`;
  return {
    name,
    goal: `≥ ${goal} × a constant answer`,
    baseline: text(baseline),
    ours: `${text(ours)} (${(ours / baseline).toFixed(2)} ×)`,
    isMet: ours >= goal * baseline,
    isNear: ours >= (goal / 2) * baseline,
  };
}

/** Every line of the server's table, measured on the running server at this port. */
export async function measureServer(port: number): Promise<readonly ServerLine[]> {
  const p99 = await unseen(port);
  const full = await fetchOnce(port, fullMenu, columns);
  const paths = variedPaths();
  const sizes: number[] = [];
  for (const target of paths) sizes.push((await fetchOnce(port, target, columns)).bytes);
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const conditional = { ...columns, 'if-none-match': full.etag };
  return [
    ratioLine(
      'full menu from memory, compressed',
      0.8,
      await against(full.bytes, 200),
      await rate(port, [fullMenu], columns),
    ),
    ratioLine('full menu, If-None-Match', 0.5, await against(0, 304), await rate(port, [fullMenu], conditional)),
    ratioLine('400 varied filters, repeated', 0.5, await against(mean, 200), await rate(port, paths, columns)),
    {
      name: 'a filter never seen before, 100/s',
      goal: 'p99 ≤ 6 ms',
      baseline: '',
      ours: `p99 ${p99.toFixed(1)} ms`,
      isMet: p99 <= 6,
      isNear: true,
    },
  ];
}
