/** As many answers as a server gives: wrk with 32 connections, each asking again as soon as it is answered. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../process.ts';

const seconds = 1;

export interface Load {
  readonly targets: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

/** What wrk is to ask, in a file. */
export async function scriptOf({ targets, headers }: Load): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-bench-'));
  const list = targets.map((target) => `  ${JSON.stringify(target)},`).join('\n');
  const head = Object.entries(headers).map(
    ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
  );
  const script = path.join(folder, 'load.lua');
  await writeFile(
    script,
    `local targets = {\n${list}\n}\n${head.join('\n')}\nlocal at = 0\nrequest = function()\n  at = at % #targets + 1\n  return wrk.format("GET", targets[at])\nend\n`,
  );
  return script;
}

/** Answers a second by wrk; throws when any answer was an error. */
export async function rate(port: number, script: string): Promise<number> {
  const result = await run('wrk', ['-t1', '-c32', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`], {
    isQuiet: true,
  });
  if (/Non-2xx or 3xx|Socket errors/.test(result.text)) throw new Error(`The load met errors:\n${result.text}`);
  const found = /Requests\/sec:\s+([\d.]+)/.exec(result.text);
  if (found === null) throw new Error(`wrk said nothing that can be read:\n${result.text}`);
  return Number(found[1]);
}
