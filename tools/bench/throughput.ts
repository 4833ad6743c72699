/** What the server gives, against a constant answer of the same size; the load and both servers share the machine. */
import { get } from 'node:http';
import { startProcess } from './child.ts';
import { type Load, rate, scriptOf } from './closedLoop.ts';
import { openLoop } from './openLoop.ts';
import { median, percentile } from './statistics.ts';

export interface ServerLine {
  readonly name: string;
  readonly goal: string;
  readonly baseline: string;
  readonly ours: string;
  /** `scaled`: no further from the budget than a constant answer's own tail. */
  readonly met: 'yes' | 'scaled' | '**no**';
  /** What --check asks: half the goal for a rate; nothing yet of the open loop, whose tail is the machine's. */
  readonly isNear: boolean;
}

const columns = { accept: 'application/vnd.ssm.columns+json', 'accept-encoding': 'br' };
const fullMenu =
  '/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId,fullName,targetName,uniProtId,entrezGeneName';
/** The two servers take turns, so that whatever else the machine does meets both. */
const rounds = 5;

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

function startConstant(size: number, status: number) {
  return startProcess(['tools/bench/constant-server.ts', String(size), String(status)], /listening (\d+)/);
}

/** A band of LoDB that leaves between a handful and about two thousand reagents, as a person's filters do. */
function bandPath(index: number): string {
  const low = 10 * 1.003 ** index;
  const filters = encodeURIComponent(`loDb~${low.toFixed(3)},${(low * (1.1 + (index % 5) / 10)).toFixed(3)}`);
  return `${fullMenu}&filters=${filters}`;
}

/** What a person types in a value box: one to four characters of every text that suggestions are found in. */
function typedPath(index: number): string {
  const fields = ['goBioProcess', 'goMoleFunc', 'mesh', 'charInfo'];
  const letters = 'abcdefghilmnoprstu';
  const letter = (place: number): string =>
    letters[(index * 7 + place * (1 + (index % 11))) % letters.length] as string;
  const term = Array.from({ length: 1 + (index % 4) }, (_, place) => letter(place)).join('');
  return `/sat/menuquery/public/field/search?version=V_11K&field=${fields[index % fields.length]}&term=${term}`;
}

interface Tail {
  readonly constant: number;
  readonly ours: number;
}

interface Tails {
  /** 99th percentiles in milliseconds: filters never seen before at 100 a second, suggestions at 50. */
  readonly filters: Tail;
  readonly suggestions: Tail;
}

async function tails(port: number): Promise<Tails> {
  const paths = Array.from({ length: 1000 }, (_, index) => bandPath(index));
  const typed = Array.from({ length: 500 }, (_, index) => typedPath(index));
  const typedHeaders = { 'accept-encoding': 'br' };
  const constant = await startConstant(20_000, 200);
  // The load's own code and both servers' are compiled first; no filter of the warm-up is asked for again.
  const warm = Array.from({ length: 500 }, (_, index) => bandPath(index + 0.5));
  await openLoop(constant.port, warm, columns, 100);
  await openLoop(port, warm, columns, 100);
  const tail = async (at: number, targets: readonly string[], headers: Record<string, string>, perSecond: number) =>
    percentile(await openLoop(at, targets, headers, perSecond), 0.99);
  const filters = {
    constant: await tail(constant.port, paths, columns, 100),
    ours: await tail(port, paths, columns, 100),
  };
  const suggestions = {
    constant: await tail(constant.port, typed, typedHeaders, 50),
    ours: await tail(port, typed, typedHeaders, 50),
  };
  await constant.stop();
  return { filters, suggestions };
}

/** A tail within its budget, or above it by no more than the constant answer's own tail, which is the machine's. */
function tailLine(name: string, budget: number, { constant, ours }: Tail): ServerLine {
  return {
    name,
    goal: `p99 ≤ ${budget} ms`,
    baseline: `p99 ${constant.toFixed(1)} ms`,
    ours: `p99 ${ours.toFixed(1)} ms`,
    met: ours <= budget ? 'yes' : ours <= budget + constant ? 'scaled' : '**no**',
    isNear: true,
  };
}

interface Comparison {
  readonly name: string;
  /** The least ratio of ours to the constant answer. */
  readonly goal: number;
  /** Of the constant answer. */
  readonly size: number;
  readonly status: number;
  readonly load: Load;
}

/** The same requests to both, in turns; the medians of the turns. */
async function compare(port: number, { name, goal, size, status, load }: Comparison): Promise<ServerLine> {
  const script = await scriptOf(load);
  const constant = await startConstant(size, status);
  const pairs: { readonly constant: number; readonly ours: number }[] = [];
  // The first round is for the compilers.
  for (let round = 0; round <= rounds; round++) {
    pairs.push({ constant: await rate(constant.port, script), ours: await rate(port, script) });
  }
  await constant.stop();
  const counted = pairs.slice(1);
  const ratio = median(counted.map((pair) => pair.ours / pair.constant));
  const text = (values: readonly number[]): string => `${Math.round(median(values)).toLocaleString('en')}/s`;
  return {
    name,
    goal: `≥ ${goal} × a constant answer`,
    baseline: text(counted.map((pair) => pair.constant)),
    ours: `${text(counted.map((pair) => pair.ours))} (${ratio.toFixed(2)} ×)`,
    met: ratio >= goal ? 'yes' : '**no**',
    isNear: ratio >= goal / 2,
  };
}

/** Every line of the server's table, measured on the running server at this port. */
export async function measureServer(port: number): Promise<readonly ServerLine[]> {
  const p99 = await tails(port);
  const full = await fetchOnce(port, fullMenu, columns);
  const paths = variedPaths();
  const sizes: number[] = [];
  for (const target of paths) sizes.push((await fetchOnce(port, target, columns)).bytes);
  const mean = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length);
  const conditional = { ...columns, 'if-none-match': full.etag };
  return [
    await compare(port, {
      name: 'full menu from memory, compressed',
      goal: 0.8,
      size: full.bytes,
      status: 200,
      load: { targets: [fullMenu], headers: columns },
    }),
    await compare(port, {
      name: 'full menu, If-None-Match',
      goal: 0.5,
      size: 0,
      status: 304,
      load: { targets: [fullMenu], headers: conditional },
    }),
    await compare(port, {
      name: '400 varied filters, repeated',
      goal: 0.5,
      size: mean,
      status: 200,
      load: { targets: paths, headers: columns },
    }),
    tailLine('a filter never seen before, 100/s', 6, p99.filters),
    tailLine('suggestions, 50/s', 20, p99.suggestions),
  ];
}
