import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, readlink, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeXlsx } from 'ssm-core/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBuild } from '../../packages/ssm-server/src/start/build.ts';
import { run } from '../process.ts';
import { ensureArtefactBuilt } from './artefact.ts';
import { type GuideLine, guideLines, isOfTheMachine, openTerminal, type Terminal } from './guide.ts';

const data = '/var/lib/somascan-menu';
const program = 'node /opt/somascan-menu/current/ssm.js';
const sub = 'demo-ssm-registered';
const loaded = ['10000-28', '10001-7', '10003-15'];

let place: string;
let terminal: Terminal;
let lines: readonly GuideLine[];
const typed: GuideLine[] = [];

beforeAll(async () => {
  place = await mkdtemp(path.join(tmpdir(), 'ssm-guide-'));
  terminal = await openTerminal(place);
  lines = await guideLines();
  const { archive } = await ensureArtefactBuilt();
  await copyFile(archive, path.join(place, 'home', path.basename(archive)));
  const rows = loaded.map((seqId, index) => [seqId, `Protein ${index}`, `P0000${index}`, `GENE${index}`, 'Human']);
  const titles = ['SeqId', 'TargetFullName', 'UniProt', 'EntrezGeneSymbol', 'Organism'];
  const annotation = await writeXlsx({ name: 'Annotation', rows: [titles, ...rows] });
  await writeFile(path.join(place, 'home/annotation.xlsx'), Buffer.from(await annotation.arrayBuffer()));
});

afterAll(async () => {
  await terminal?.close();
  await rm(place, { recursive: true, force: true, maxRetries: 5 });
});

/**
 * Runs all lines below a heading and returns their outputs. `before` runs before each line and does what the text
 * around the line asks for.
 */
async function follow(heading: string, before: (line: string) => Promise<void> = async () => {}) {
  const printed: Record<string, string> = {};
  for (const line of lines.filter((each) => each.heading === heading)) {
    await before(line.text);
    printed[line.text] = await terminal.type(line.text);
    typed.push(line);
  }
  return printed;
}

const address = (port: 4173 | 4180 = 4173): string => `http://127.0.0.1:${terminal.portOf(port)}`;

async function menuOf(origin: string): Promise<readonly string[]> {
  const answer = await fetch(`${origin}/sat/menuquery/public/somamer/search?version=V_7K`);
  return ((await answer.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId);
}

async function asPerson(at: string, init: RequestInit = {}): Promise<unknown> {
  const token = (await terminal.type(`${program} token SSM-Registered`)).trim();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const answer = await fetch(`${address()}/sat/custompanel/user/${sub}/panel${at}`, { ...init, headers });
  expect(answer.ok).toBe(true);
  return answer.json();
}

const savePanel = (name: string): Promise<unknown> =>
  asPerson('', { method: 'POST', body: JSON.stringify({ name, version: 'V_7K', seqIds: loaded.slice(0, 2) }) });

const panelsOf = (text: string): readonly string[] =>
  (JSON.parse(text) as { readonly panels: readonly { readonly name: string }[] }).panels.map(({ name }) => name);

const savedPanels = async (): Promise<readonly string[]> =>
  panelsOf(await terminal.type(`${program} person export ${sub}`)).toSorted();

describe('docs/operating.md, followed line by line', () => {
  it('installs a server that serves the application and loads a catalogue while it runs', async () => {
    const printed = await follow('Install');
    expect(await (await fetch(address())).text()).toContain('<title>SomaScan Menu</title>');
    expect(await menuOf(address())).toEqual(loaded);
    expect(printed[`${program} catalogue list`]).toContain('annotation.xlsx');
    await savePanel('Before');
  });

  it('lines for accounts, systemd and Docker have valid shell syntax and name existing files', async () => {
    const ofMachine = lines.filter(isOfTheMachine);
    const said = await run('bash', ['-n', '-c', ofMachine.map(({ text }) => text).join('\n')], { isQuiet: true });
    expect(said).toEqual({ code: 0, text: '' });
    const files = ofMachine.flatMap(({ heading, text }) => {
      const folder = heading.endsWith('containers') ? '/opt/somascan-menu/current/' : '';
      const named = text.matchAll(/(?<=\s)(?:\/opt\/somascan-menu\/current\/)?(?:deploy\/\S+|ssm\.js)/g);
      return [...named].map(([file]) => terminal.here(file.startsWith('/') ? file : folder + file));
    });
    expect(files.length).toBeGreaterThan(8);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("checks the server's health", async () => {
    const printed = await follow('Proxy and TLS');
    expect(JSON.parse(printed['curl -s http://127.0.0.1:4173/health'] ?? '')).toMatchObject({ status: 'ok' });
    expect(JSON.parse(printed['curl -s http://127.0.0.1:4173/ready'] ?? '')).toEqual({
      status: 'ready',
      catalogues: [
        { version: 'V_7K', revision: expect.stringMatching(/^[\w-]{16}$/), isDemo: false, total: loaded.length },
        { version: 'V_11K', revision: expect.stringMatching(/^[\w-]{16}$/), isDemo: true, total: 11_083 },
      ],
    });
  });

  it('sets a flag, which the running server then returns', async () => {
    const printed = await follow('Flags');
    const flag = 'genericUI_downtimeBanner_frontend';
    const said = [printed[`${program} flag ${flag} on`], printed[`${program} flag list`]];
    expect(said).toEqual([`${flag} on\n`, `${flag} on\n`]);
    const answer = await fetch(`${address()}/ofrep/v1/evaluate/flags`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ context: { targetingKey: 'anyone' } }),
    });
    expect(((await answer.json()) as { readonly flags: readonly object[] }).flags).toEqual([
      expect.objectContaining({ key: flag, value: 'on' }),
    ]);
  });

  it('reads the metrics of the running server', async () => {
    const printed = await follow('Seeing it run');
    expect(printed['curl -s http://127.0.0.1:9464/metrics']).toContain('ssm_catalogue_reagents{version="V_7K"} 3\n');
  });

  it('takes a backup while it runs, and the drill serves it next to the running server', async () => {
    await follow('Backup and restore');
    expect([await menuOf(address()), await menuOf(address(4180))]).toEqual([loaded, loaded]);
    const ofDrill = `SSM_DATA=${data}-drill ${program} person export ${sub}`;
    expect(panelsOf(await terminal.type(ofDrill))).toEqual(['Before']);
    await terminal.interrupt(`${data}-drill`);
  });

  it('upgrades from an earlier release, goes back, and restores the backup over newer data', async () => {
    const serve = `${program} serve`;
    const [before, now] = ['somascan-menu-0.2.0', `somascan-menu-${(await readBuild(undefined)).version}`];
    const old = `ln -sfn ${before} /opt/somascan-menu/current`;
    // The earlier release is this release under another name. Tests of the store cover reading older data.
    await terminal.interrupt(data);
    const releases = terminal.here('/opt/somascan-menu');
    await rename(path.join(releases, now), path.join(releases, before));
    await terminal.type(old);
    await terminal.type(serve);
    const seen: Record<string, unknown> = {};
    await follow('Upgrade and rollback', async (line) => {
      if (line.startsWith('tar ') || line === old) await terminal.interrupt(data);
      if (line.endsWith('migrate --finish')) {
        await terminal.type(serve);
        await savePanel('After');
        seen['upgraded'] = [
          await readlink(path.join(releases, 'current')),
          await menuOf(address()),
          await savedPanels(),
        ];
      }
      if (line.startsWith('mv ')) {
        seen['back'] = [await readlink(path.join(releases, 'current')), await menuOf(address()), await savedPanels()];
        await terminal.interrupt(data);
      }
    });
    expect({ ...seen, restored: [await menuOf(address()), await savedPanels()] }).toEqual({
      upgraded: [now, loaded, ['After', 'Before']],
      back: [before, loaded, ['After', 'Before']],
      restored: [loaded, ['Before']],
    });
  });

  it('exports and erases the data of a person', async () => {
    const printed = await follow("A person's data");
    expect(panelsOf(printed[`${program} person export ${sub}`] ?? '')).toEqual(['Before']);
    await expect(terminal.type(`${program} person export ${sub}`)).rejects.toThrow(`Nothing is kept of ${sub}.`);
  });

  it('every line was run, except lines for accounts, systemd and Docker', () => {
    const others = lines.filter((line) => !typed.includes(line));
    expect(others.filter((line) => !isOfTheMachine(line))).toEqual([]);
    expect([...new Set(others.map(({ heading }) => heading))]).toEqual([
      'As a service',
      'As containers',
      'With containers',
    ]);
  });
});
