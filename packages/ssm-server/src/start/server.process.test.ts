import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue } from 'ssm-core';
import { noKnowledge } from 'ssm-core/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Operator, openOperator } from '../control/operator.ts';
import { silentLog } from '../log/log.ts';
import { readConfig } from '../settings/config.ts';
import { openStore } from '../store/openStore.ts';
import { type Store, StoreError } from '../store/store.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { until } from '../store/testing/until.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { type RunningServer, startServer } from './server.ts';
import { answering } from './testing/serverProcess.ts';

async function started(folder: string, env: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', SSM_DATA: folder, SSM_PREPARE: 'quick', ...env }, '/');
  const server = await startServer(config, { print: () => {}, log: silentLog });
  onTestFinished(() => server.stop(0));
  return server;
}

async function operatorOf(folder: string): Promise<Operator> {
  const operator = await openOperator({ folder, log: silentLog });
  onTestFinished(() => operator.close());
  return operator;
}

const second = smallCatalogue('V_7K', 2);

describe('settings of the environment', () => {
  it('R36, R37: reach the answers: origins that may read, frame and be called, and the name of the page', async () => {
    const folder = await newDataFolder('loaded');
    const statics = path.join(folder, 'static');
    await mkdir(statics);
    await writeFile(path.join(statics, 'index.html'), '<head><meta name="ssm-menu-name" content=""></head>');
    await writeFile(path.join(statics, 'embed.html'), '<head><meta name="ssm-embed-origins" content=""></head>');
    const { address } = await started(folder, {
      SSM_STATIC: statics,
      SSM_CORS_ORIGINS: 'https://portal.example',
      SSM_CONNECT_ORIGINS: 'https://id.example',
      SSM_FRAME_ANCESTORS: 'https://*.portal.example',
      SSM_EMBED_ORIGINS: 'https://intranet.example',
      SSM_MENU_NAME: 'Protein Menu',
      SSM_API: 'https://assay.example/sat',
    });
    const answer = await fetch(address, { headers: { Origin: 'https://portal.example', Accept: 'text/html' } });
    const page = await answer.text();
    const written = /<meta name="ssm-settings" content="([^"]*)" \/>/.exec(page) ?? [];
    const policy = answer.headers.get('Content-Security-Policy')?.split('; ') ?? [];
    expect({
      allowed: answer.headers.get('Access-Control-Allow-Origin'),
      policy: policy.filter((directive) => /^(connect-src|frame-ancestors|script-src)/.test(directive)),
      page: page.replace(written[0] ?? '', ''),
      settings: JSON.parse((written[1] ?? '').replaceAll('&quot;', '"')),
    }).toEqual({
      allowed: 'https://portal.example',
      policy: [
        "script-src 'self'",
        "connect-src 'self' https://id.example https://assay.example",
        'frame-ancestors https://*.portal.example',
      ],
      page: '<head><meta name="ssm-api" content="https://assay.example/sat" /><meta name="ssm-menu-name" content="Protein Menu" /></head>',
      settings: await (await fetch(`${address}/config.json`)).json(),
    });

    const framed = await fetch(`${address}/embed.html`);
    const again = await fetch(`${address}/embed.html`, {
      headers: { 'If-None-Match': framed.headers.get('ETag') ?? '' },
    });
    const ancestors = [framed, again].map(({ status, headers }) => [
      status,
      headers.get('Content-Security-Policy')?.split('; ').at(-1),
    ]);
    expect({ ancestors, page: await framed.text() }).toEqual({
      ancestors: [
        [200, 'frame-ancestors https://intranet.example'],
        [304, 'frame-ancestors https://intranet.example'],
      ],
      page: '<head><meta name="ssm-api" content="https://assay.example/sat" /><meta name="ssm-menu-name" content="Protein Menu" /><meta name="ssm-embed-origins" content="https://intranet.example" /></head>',
    });
  });
});

describe('orders of commands to a running server', () => {
  it('activate a saved revision before they are acknowledged', async () => {
    const folder = await newDataFolder('loaded');
    const server = await started(folder);
    const operator = await operatorOf(folder);
    await operator.saveRevision(second, { activate: false });
    expect(await answering(server.address)).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' });
    await operator.saveRevision(smallCatalogue('V_11K', 2), { activate: true });
    expect(await answering(server.address)).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-2' });
    expect(await operator.activateRevision(second.revision)).toEqual({
      revision: 'small-V_7K-2',
      version: 'V_7K',
      label: 'Small V_7K',
      isDemo: false,
      created: '2026-01-02T03:04:05Z',
      recordCount: 3,
      menuCount: 3,
      isActive: true,
      sources: [],
    });
    expect(await answering(server.address)).toEqual({ V_7K: 'small-V_7K-2', V_11K: 'small-V_11K-2' });
    expect((await operator.listRevisions()).map(({ revision, isActive }) => [revision, isActive])).toEqual([
      ['small-V_7K-1', false],
      ['small-V_7K-2', true],
      ['small-V_11K-1', false],
      ['small-V_11K-2', true],
    ]);
    expect(await operator.activeRevision('V_7K')).toEqual(second);
  });

  it('change the storage if no server runs, and the next start uses the change', async () => {
    const folder = await newDataFolder('loaded');
    const operator = await openOperator({ folder, log: silentLog });
    await operator.saveRevision(second, { activate: true });
    expect(await operator.activeRevision('V_7K')).toEqual(second);
    await expect(operator.mintToken('SSM-Verified')).rejects.toEqual(
      new StoreError('unreachable', `No server runs in the data folder ${folder}. Start one with: npm start`),
    );
    await operator.close();
    const server = await started(folder);
    expect(await answering(server.address)).toEqual({ V_7K: 'small-V_7K-2', V_11K: 'small-V_11K-1' });
  });

  it('pass the knowledge of a revision to the server, and the next start has the same knowledge', async () => {
    const folder = await newDataFolder('loaded');
    const knowledge = {
      ...noKnowledge,
      aliases: [{ alias: 'IFNB2', symbol: 'IL6', isPrevious: true }],
      sources: [{ file: 'a.tsv', holds: 'aliases', count: 1, source: 'HGNC', licence: 'CC0' }],
    } as const;
    const sourcesAt = async (address: string): Promise<unknown> => {
      const answer = await fetch(`${address}/sat/menuquery/public/catalogue?version=V_7K`);
      return ((await answer.json()) as Catalogue).sources;
    };
    const server = await started(folder);
    const operator = await operatorOf(folder);
    await operator.saveRevision({ ...smallCatalogue('V_7K', 3), knowledge }, { activate: true });
    const before = await sourcesAt(server.address);
    await server.stop(0);
    const store = await openStore({ folder, databaseUrl: undefined, log: silentLog });
    const kept = await store.loadRevision('small-V_7K-3');
    await store.close();
    const after = await sourcesAt((await started(folder)).address);
    expect([before, kept.knowledge, after]).toEqual([knowledge.sources, knowledge, knowledge.sources]);
  });

  it('pass a refusal of the server unchanged to the terminal', async () => {
    const folder = await newDataFolder('loaded');
    await started(folder);
    const operator = await operatorOf(folder);
    await expect(operator.activateRevision('nothing')).rejects.toEqual(
      new StoreError('not_found', 'There is no revision nothing. See what there is with: npm run catalogue -- list'),
    );
  });

  it('create a token that the server accepts', async () => {
    const folder = await newDataFolder('loaded');
    const server = await started(folder);
    const token = await (await operatorOf(folder)).mintToken('SSM-Registered');
    const address = `${server.address}/sat/menuquery/secured/somamer/search?version=V_7K`;
    const [signedIn, unknown] = await Promise.all([
      fetch(address, { headers: { Authorization: `Bearer ${token}` } }),
      fetch(address),
    ]);
    expect([signedIn.status, unknown.status]).toEqual([200, 401]);
  });

  it('arrive at a socket that only the owner of the folder can reach', async () => {
    const folder = await newDataFolder('loaded');
    await started(folder);
    const modes = await Promise.all(
      ['control.sock', 'control.json', 'signing-key.json'].map(
        async (name) => (await stat(path.join(folder, name))).mode,
      ),
    );
    expect(modes.map((mode) => mode & 0o777)).toEqual([0o600, 0o600, 0o600]);
  });
});

describe('stopping in the same process', () => {
  it('unlocks the folder, so that the server can start again at once', async () => {
    const folder = await newDataFolder('loaded');
    const first = await started(folder);
    await first.stop(0);
    const again = await started(folder);
    expect(await answering(again.address)).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' });
  });

  it('leaves nothing open if a start fails', async () => {
    const folder = await newDataFolder('loaded');
    const calling = new AbortController();
    const reason = new Error('called off');
    const info = (_: object, message: string): void => {
      if (message === 'The embedded database is open') calling.abort(reason);
    };
    const log = { ...silentLog, info };
    const config = readConfig({ PORT: '0', SSM_DATA: folder }, '/');
    await expect(startServer(config, { print: () => {}, log, signal: calling.signal })).rejects.toEqual(reason);
    const server = await started(folder);
    expect(await answering(server.address)).toEqual({ V_7K: 'small-V_7K-1', V_11K: 'small-V_11K-1' });
  });
});

const longAgo = new Date('2020-01-01');
const ended: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  signed_out: { id: 'a', number: 1, expires: longAgo.toISOString() },
  revoked_token: { id: 'a', expires: longAgo.toISOString() },
  provider_record: { model: 'Session', id: 'a', payload: '{}', expires: longAgo.toISOString(), grant_id: '', uid: '' },
  request_count: { key: 'a', points: 1, expire: longAgo.getTime() },
  panel_creation: { owner: 'ada', creation_key: 'a', fingerprint: 'a', panel: 'a', created: longAgo.toISOString() },
};

it('the server sweeps expired data at its start, and then has the turn to sweep', async () => {
  const folder = await newDataFolder('loaded');
  const open = async (): Promise<Store> => openStore({ folder, databaseUrl: undefined, log: silentLog });
  const before = await open();
  for (const [table, row] of Object.entries(ended)) {
    const columns = Object.keys(row);
    const places = columns.map((_, index) => `$${index + 1}`);
    const statement = `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`;
    await before.runCount(statement, Object.values(row));
  }
  await before.close();
  const server = await started(folder);
  const operator = await operatorOf(folder);
  // A sweep deletes creation keys last, so when they are gone the sweep is over.
  await until('a sweep is over', async () => !('creations' in (await operator.exportPerson('ada'))) || undefined);
  await server.stop(0);
  const store = await open();
  onTestFinished(() => store.close());
  const tables = Object.keys(ended);
  const counts = tables.map((table) => `(select count(*)::int4 from ${table}) as ${table}`);
  const { rows } = await store.runCount(`select ${counts.join(', ')}`, []);
  expect([rows, await store.sweep('another', 60_000)]).toEqual([
    [Object.fromEntries(tables.map((table) => [table, 0]))],
    undefined,
  ]);
});
