import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { artefactEntries, ensureArtefactBuilt } from './artefact.ts';

let place: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'ssm-artefact-'));
  await cp((await ensureArtefactBuilt()).folder, path.join(place, 'server'), { recursive: true });
});

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(place, { recursive: true, force: true, maxRetries: 5 });
});

/** Starts the built server without the environment of this repository. */
function ssm(data: string, ...words: readonly string[]): ChildProcess {
  const env = {
    PATH: '/usr/bin:/bin',
    HOME: place,
    PORT: '0',
    SSM_METRICS_PORT: '0',
    SSM_PREPARE: 'quick',
    SSM_DATA: data,
    LOG_LEVEL: 'warn',
  };
  const child = spawn(process.execPath, ['server/ssm.js', ...words], { cwd: place, env });
  running.add(child);
  return child;
}

async function command(data: string, ...words: readonly string[]) {
  const child = ssm(data, ...words);
  let [output, complaint] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const [code] = (await once(child, 'close')) as [number | null];
  running.delete(child);
  return { code, output, complaint };
}

interface Served {
  readonly address: string;
  readonly metrics: string;
  readonly stop: () => Promise<number | null>;
}

async function serve(data: string): Promise<Served> {
  const child = ssm(data, 'serve');
  let said = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('Press Ctrl+C')) resolve(/http:\S+/.exec(said)?.[0] ?? '');
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.once('exit', (code) => reject(new Error(`It ended with ${code}: ${said}`)));
  const address = await promise;
  return {
    address,
    metrics: /Metrics: (\S+)/.exec(said)?.[1] ?? '',
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      const [code] = (await ended) as [number | null];
      running.delete(child);
      return code;
    },
  };
}

async function menuOf(address: string): Promise<readonly { readonly seqId: string }[]> {
  const answer = await fetch(`${address}/sat/menuquery/public/somamer/search?version=V_7K`);
  return (await answer.json()) as readonly { readonly seqId: string }[];
}

const reagentsOf = async (address: string): Promise<number> => (await menuOf(address)).length;
const aReagent = async (address: string): Promise<string> => (await menuOf(address))[0]?.seqId ?? '';

/** Returns the files below /assets that browsers may not cache forever. */
async function notKeptOf(address: string): Promise<readonly string[]> {
  const application = path.join(place, 'server/application');
  const entries = await readdir(path.join(application, 'assets'), { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(?:br|gz|map)$/.test(entry.name))
    .map((entry) => `/${path.relative(application, path.join(entry.parentPath, entry.name))}`);
  // Most files are shared chunks without a name.
  expect(names.filter((name) => /^\/assets\/-[\w-]{7}\.js$/.test(name)).length).toBeGreaterThan(20);
  const notKept: string[] = [];
  for (const name of names.toSorted()) {
    const answer = await fetch(address + name, { method: 'HEAD' });
    expect([name, answer.status]).toEqual([name, 200]);
    if (answer.headers.get('Cache-Control') !== 'public, max-age=31536000, immutable') notKept.push(name);
  }
  return notKept;
}

describe('the built server, outside the repository', () => {
  it('serves the application and the menu of its release and commit, and shuts down cleanly', async () => {
    const { address, metrics, stop } = await serve(path.join(place, 'data'));
    const health = (await (await fetch(`${address}/health`)).json()) as Record<string, string>;
    expect(health).toEqual({
      status: 'ok',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      commit: health['commit'],
      profile: 'local',
    });
    expect(await (await fetch(address)).text()).toContain('<title>SomaScan Menu</title>');
    expect(await notKeptOf(address)).toEqual(['/assets/embed/third-party-licences.md']);
    expect(await reagentsOf(address)).toEqual(7596);
    expect(await (await fetch(metrics)).text()).toContain('ssm_catalogue_reagents{version="V_7K"} 7596\n');
    expect(await stop()).toEqual(0);
  });

  it('contains exactly the expected files', async () => {
    expect((await readdir(path.join(place, 'server'))).toSorted()).toEqual(artefactEntries.toSorted());
  });

  it('lists its catalogues and sets a flag', async () => {
    const data = path.join(place, 'data');
    expect((await command(data, 'catalogue', 'list')).output).toMatch(/V_7K[\s\S]*V_11K|7K[\s\S]*11K/);
    const banner = 'genericUI_downtimeBanner_frontend';
    expect(await command(data, 'flag', banner, 'on')).toEqual({ code: 0, output: `${banner} on\n`, complaint: '' });
  });

  it('backs up while it runs, and a server with another folder serves the restored copy', async () => {
    const [data, other, file] = ['data', 'other', 'copy'].map((name) => path.join(place, name)) as [
      string,
      string,
      string,
    ];
    const first = await serve(data);
    expect(await command(data, 'backup', file)).toEqual({
      code: 0,
      output: expect.stringMatching(/^The backup is in .*copy \(rows: \d+\)\n$/),
      complaint: '',
    });
    expect(await first.stop()).toEqual(0);
    expect(await command(data, 'backup', file)).toMatchObject({
      code: 1,
      complaint: `${file} is there already. Name another file.\n`,
    });
    expect(await command(other, 'restore', file)).toMatchObject({ code: 0, complaint: '' });
    expect(await command(other, 'migrate')).toMatchObject({ code: 0, complaint: '' });
    expect((await command(other, 'flag', 'list')).output).toEqual('genericUI_downtimeBanner_frontend on\n');
    expect((await command(other, 'catalogue', 'list')).output).toEqual(
      (await command(data, 'catalogue', 'list')).output,
    );
    const second = await serve(other);
    expect(await reagentsOf(second.address)).toEqual(7596);
    expect(await second.stop()).toEqual(0);
  });

  it("exports and erases a person's data while it runs", async () => {
    const data = path.join(place, 'data');
    const { address, stop } = await serve(data);
    const token = (await command(data, 'token', 'SSM-Registered')).output.trim();
    const sub = 'demo-ssm-registered';
    const saved = await fetch(`${address}/sat/custompanel/user/${sub}/panel`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name: 'Mine', version: 'V_7K', seqIds: [await aReagent(address)] }),
    });
    expect(saved.status).toEqual(201);
    const exported = await command(data, 'person', 'export', sub);
    expect(JSON.parse(exported.output)).toMatchObject({
      sub,
      panels: [{ name: 'Mine' }],
      panelVersions: [{ number: 1 }],
    });
    expect(await command(data, 'person', 'erase', sub)).toMatchObject({ code: 0, complaint: '' });
    expect(await command(data, 'person', 'export', sub)).toEqual({
      code: 1,
      output: '',
      complaint: `Nothing is kept of ${sub}. Name a person as the "sub" of access tokens does.\n`,
    });
    expect(await stop()).toEqual(0);
  });

  it('lists its commands when called without one', async () => {
    expect(await command(path.join(place, 'none'), 'start')).toEqual({
      code: 2,
      output: '',
      complaint: expect.stringMatching(/^"start" is not a command\.\n\nUsage: node ssm\.js COMMAND …\n\n {2}serve /),
    });
  });
});
