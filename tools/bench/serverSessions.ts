/** What the server gives, beside constant answers of the same sizes; the load and both servers share the machine. */
import { get } from 'node:http';
import { openLoop } from '../../packages/ssm-server/src/start/testing/openLoop.ts';
import { startProcess } from './child.ts';
import { type Load, rate, scriptOf } from './closedLoop.ts';
import type { Session } from './runner.ts';

const columns = { accept: 'application/vnd.ssm.columns+json', 'accept-encoding': 'br' };
const fullMenu =
  '/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId,fullName,targetName,uniProtId,entrezGeneName';

/** 400 different filters, every one a valid request for the columnar answer. */
const variedPaths: readonly string[] = Array.from({ length: 400 }, (_, index) => {
  const filters = encodeURIComponent(`loDb>${10 + index}&totalCvPlasma<${5 + (index % 20)}`);
  return `${fullMenu}&filters=${filters}`;
});

async function fetchOnce(port: number, target: string, headers: Record<string, string>) {
  return new Promise<{ bytes: number; etag: string }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path: target, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve({ bytes, etag: response.headers.etag ?? '' }));
    }).on('error', reject);
  });
}

/** A band of LoDB that leaves between a handful and about two thousand reagents, as a person's filters do; each another one. */
function bandPath(index: number): string {
  const low = 10 * 1.003 ** ((index % 1000) + Math.floor(index / 1000) * 0.037);
  const filters = encodeURIComponent(`loDb~${low.toFixed(4)},${(low * (1.1 + (index % 5) / 10)).toFixed(4)}`);
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

export interface ServerSessions {
  readonly sessions: readonly Session[];
  readonly stop: () => Promise<void>;
}

/** Each with a constant server beside it, both warmed up: their own code is compiled before the first run. */
export async function serverSessions(port: number): Promise<ServerSessions> {
  const stops: (() => Promise<void>)[] = [];
  const startConstant = async (sizes: readonly number[], status: number): Promise<number> => {
    const constant = await startProcess(
      ['tools/bench/constant-server.ts', String(status), sizes.join(',')],
      /listening (\d+)/,
    );
    stops.push(constant.stop);
    return constant.port;
  };

  /** As many answers as there can be. */
  async function rates(
    name: string,
    sample: string,
    sizes: readonly number[],
    status: number,
    load: Load,
  ): Promise<Session> {
    const script = await scriptOf(load);
    const constant = await startConstant(sizes, status);
    const measure = (at: number) => async () => ({ [sample]: [await rate(at, script)] });
    for (const at of [constant, port]) await rate(at, script);
    return { name, variants: { baseline: measure(constant), ours: measure(port) } };
  }

  /** How late answers come at a steady rate. */
  async function delays(
    name: string,
    sample: string,
    pathOf: (index: number) => string,
    headers: Readonly<Record<string, string>>,
    perSecond: number,
  ): Promise<Session> {
    const constant = await startConstant([20_000], 200);
    let asked = 0;
    const ask = async (at: number, count: number): Promise<readonly number[]> => {
      const paths = Array.from({ length: count }, (_, index) => pathOf(asked + index));
      asked += count;
      const answers = await openLoop(`http://127.0.0.1:${at}`, paths, headers, perSecond);
      const wrong = answers.find(({ status }) => status !== 200);
      if (wrong !== undefined) throw new Error(`${wrong.path} was answered ${wrong.status}`);
      return answers.map(({ ms }) => ms);
    };
    const measure = (at: number) => async () => ({ [sample]: await ask(at, perSecond * 4) });
    for (const at of [constant, port]) await ask(at, perSecond * 2);
    return { name, variants: { baseline: measure(constant), ours: measure(port) } };
  }

  const full = await fetchOnce(port, fullMenu, columns);
  const sizes: number[] = [];
  for (const target of variedPaths) sizes.push((await fetchOnce(port, target, columns)).bytes);
  const conditional = { ...columns, 'if-none-match': full.etag };
  const sessions = [
    await rates('server: full menu', 'full', [full.bytes], 200, { targets: [fullMenu], headers: columns }),
    await rates('server: not modified', 'notModified', [0], 304, { targets: [fullMenu], headers: conditional }),
    await rates('server: filtered', 'filtered', sizes, 200, { targets: variedPaths, headers: columns }),
    await delays('server: new filters', 'newFilters', bandPath, columns, 100),
    await delays('server: suggestions', 'suggestions', typedPath, { 'accept-encoding': 'br' }, 50),
  ];
  return {
    sessions,
    stop: async () => {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}
