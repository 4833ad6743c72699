import { setTimeout as pause } from 'node:timers/promises';
import { type AssayVersion, assayVersions } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { mintToken, openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { openStore } from '../../store/openStore.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { until } from '../../store/testing/until.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createPanelWriter } from '../testing/panelWriter.ts';
import { createRestarts, type Restarts } from '../testing/restarts.ts';
import { answering, startProcess } from '../testing/serverProcess.ts';

/** A release runs 50 kills. */
const kills = Number(process.env['SSM_KILLS'] ?? '3');

interface Acknowledged {
  readonly saved: Set<string>;
  readonly active: Map<AssayVersion, readonly [last: string, asked: string]>;
}

async function write(folder: string, version: AssayVersion, from: number, noted: Acknowledged): Promise<void> {
  const operator = await openOperator({ folder, log: silentLog });
  for (let edition = from; ; edition += 1) {
    const { revision } = smallCatalogue(version, edition);
    const last = noted.active.get(version)?.[0] ?? `small-${version}-1`;
    noted.active.set(version, [last, revision]);
    try {
      await operator.saveRevision(smallCatalogue(version, edition), { activate: true });
    } catch {
      return;
    }
    noted.saved.add(revision);
    noted.active.set(version, [revision, revision]);
  }
}

async function killWhileWriting(folder: string, kill: number, noted: Acknowledged, restarts: Restarts): Promise<void> {
  const server = startProcess({ SSM_DATA: folder });
  await restarts.clean(server);
  const before = noted.saved.size;
  const writers = assayVersions.map((version) => write(folder, version, kill * 100_000, noted));
  await until('both write', () => noted.saved.size > before + 2 || undefined);
  // The kill must come at a random moment.
  await pause(Math.random() * 200);
  server.signal('SIGKILL');
  await Promise.all([...writers, server.ended()]);
}

async function restart(folder: string, noted: Acknowledged, restarts: Restarts): Promise<void> {
  const server = startProcess({ SSM_DATA: folder });
  const inUse = await answering(await restarts.killed(server));
  for (const [version, possible] of noted.active) {
    const revision = inUse[version] as string;
    expect(possible.includes(revision)).toEqual(true);
    noted.active.set(version, [revision, revision]);
  }
  server.signal('SIGTERM');
  expect(await server.ended()).toEqual({ code: 0, signal: null, complaint: '' });
}

async function someOfMenu(address: string): Promise<readonly string[]> {
  const answer = await fetch(`${address}/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId&limit=500`);
  return ((await answer.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId);
}

describe('a killed server', () => {
  it(`R1: acknowledged writes survive ${kills} kills (SIGKILL) at random moments, whole and unchanged, and the server is ready within 5 s`, {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    const folder = await newDataFolder('loaded');
    const restarts = createRestarts();
    const noted: Acknowledged = { saved: new Set(), active: new Map() };
    for (let kill = 1; kill <= kills; kill += 1) {
      await killWhileWriting(folder, kill, noted, restarts);
      await restart(folder, noted, restarts);
    }
    restarts.expectQuick();
    const store = await openStore({ folder, log: silentLog });
    const listed = (await store.listRevisions()).map(({ revision }) => revision);
    expect(new Set(listed).size).toEqual(listed.length);
    expect([...noted.saved].filter((revision) => !listed.includes(revision))).toEqual([]);
    for (const revision of listed) {
      const [, version, edition] = revision.split('-') as [string, AssayVersion, string];
      expect(await store.loadRevision(revision)).toEqual(smallCatalogue(version, Number(edition)));
    }
    await store.close();
  });

  it('R1: is ready again within 5 s with both full catalogues, and keeps every acknowledged write', {
    timeout: 300_000 + kills * 60_000,
  }, async () => {
    const folder = await newDataFolder('empty');
    const restarts = createRestarts();
    let server = startProcess({ SSM_DATA: folder });
    let address = await server.ready();
    const catalogues = await answering(address);
    const writer = createPanelWriter('SSM-Verified', await someOfMenu(address));
    for (let kill = 1; kill <= kills; kill += 1) {
      const before = writer.count();
      const writing = writer.write(address, await mintToken(folder, 'SSM-Verified'));
      await until('panels are saved', () => writer.count() > before + 2 || undefined);
      server.signal('SIGKILL');
      await Promise.all([writing, server.ended()]);
      server = startProcess({ SSM_DATA: folder });
      address = await restarts.killed(server);
      expect(await answering(address)).toEqual(catalogues);
      expect(await writer.check(address, await mintToken(folder, 'SSM-Verified'))).toEqual([]);
    }
    restarts.expectPromised();
  });
});
