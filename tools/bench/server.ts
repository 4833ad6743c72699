/** Measures the server and a server with constant answers of the same sizes. The load comes from the same machine. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openLoop } from '../../packages/ssm-server/src/start/testing/openLoop.ts';
import { run } from '../process.ts';
import { startNode } from './catalogues.ts';
import type { Session } from './runner.ts';

type Headers = Readonly<Record<string, string>>;

const headers = { accept: 'application/vnd.ssm.columns+json', 'accept-encoding': 'br' };
const fullMenu =
  '/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId,fullName,targetName,uniProtId,entrezGeneName';
const variedPaths = Array.from({ length: 400 }, (_, index) => {
  const filters = encodeURIComponent(`loDb>${10 + index}&totalCvPlasma<${5 + (index % 20)}`);
  return `${fullMenu}&filters=${filters}`;
});
const newFiltersPerSecond = 100;

/** Returns a filter that finds between a few and about two thousand reagents. Each index gives another filter. */
function newFilterPath(index: number): string {
  const low = 10 * 1.003 ** ((index % 1000) + Math.floor(index / 1000) * 0.037);
  const filters = encodeURIComponent(`loDb~${low.toFixed(4)},${(low * (1.1 + (index % 5) / 10)).toFixed(4)}`);
  return `${fullMenu}&filters=${filters}`;
}

export async function isWrkInstalled(): Promise<boolean> {
  return /^wrk \S*\d/m.test((await run('wrk', ['--version'], { isQuiet: true })).text);
}

/** Returns how many answers per second 32 connections get. Throws if an answer is an error. */
async function rateOf(port: number, script: string, extra: Headers): Promise<number> {
  const given = Object.entries({ ...headers, ...extra }).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const args = ['-t1', '-c32', '-d1s', ...given, '-s', script, `http://127.0.0.1:${port}`];
  const { text } = await run('wrk', args, { isQuiet: true });
  const found = /Requests\/sec:\s+([\d.]+)/.exec(text);
  if (found === null || /Non-2xx or 3xx|Socket errors/.test(text)) throw new Error(`wrk reported errors:\n${text}`);
  return Number(found[1]);
}

export async function serverSessions(
  port: number,
  folder: string,
  stack: AsyncDisposableStack,
): Promise<readonly Session[]> {
  const origin = `http://127.0.0.1:${port}`;
  const rates = async (
    name: string,
    paths: readonly string[],
    { status = 200, sizes, extra = {} }: { status?: number; sizes: readonly number[]; extra?: Headers },
  ): Promise<Session> => {
    const script = path.join(folder, `${name}.lua`);
    const list = paths.map((each) => JSON.stringify(each)).join();
    const request = 'function() at = at % #paths + 1; return wrk.format("GET", paths[at]) end';
    await writeFile(script, `local paths = {${list}}\nlocal at = 0\nrequest = ${request}\n`);
    const settings = { STATUS: String(status), SIZES: sizes.join() };
    const constant = await startNode('tools/bench/constant-server.ts', settings, stack);
    const measure = (at: number) => async () => {
      const samples: number[] = [];
      while (samples.length < 3) samples.push(await rateOf(at, script, extra));
      return { [name]: samples };
    };
    for (const at of [constant, port]) await rateOf(at, script, extra);
    return { who: 'server', name, baseline: measure(constant), ours: measure(port) };
  };

  let requested = 0;
  const newFilters = async () => {
    const paths = Array.from({ length: newFiltersPerSecond * 4 }, (_, index) => newFilterPath(requested + index));
    requested += paths.length;
    const answers = await openLoop(origin, paths, headers, newFiltersPerSecond);
    const wrong = answers.find(({ status }) => status !== 200);
    if (wrong !== undefined) throw new Error(`The answer to ${wrong.path} was ${wrong.status}.`);
    return { newFilters: answers.map(({ ms }) => ms) };
  };

  await newFilters();
  const answers = await openLoop(origin, [fullMenu, ...variedPaths], headers, newFiltersPerSecond);
  const [fullSize = 0, ...sizes] = answers.map(({ bytes }) => bytes);
  const etag = (await fetch(`${origin}${fullMenu}`, { headers })).headers.get('etag') ?? '';
  return [
    await rates('fullMenu', [fullMenu], { sizes: [fullSize] }),
    await rates('notModified', [fullMenu], { status: 304, sizes: [0], extra: { 'if-none-match': etag } }),
    await rates('filtered', variedPaths, { sizes }),
    { who: 'server', name: 'newFilters', ours: newFilters },
  ];
}
