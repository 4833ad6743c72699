import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { openOperator } from '../control/operator.ts';
import { silentLog } from '../log.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { answering, startProcess } from './testing/serverProcess.ts';

/** A release takes 50. */
const kills = Number(process.env['SSM_KILLS'] ?? '5');

interface Acknowledged {
  readonly revisions: Map<string, CatalogueRevision>;
  /** By version, the last that was put to use, and what was asked for after it: that may have happened or not. */
  readonly active: Map<string, { readonly last: string; readonly asked: string }>;
}

/** Saves and activates until the server is gone, and notes what it acknowledged. */
async function write(
  folder: string,
  version: 'V_7K' | 'V_11K',
  firstEdition: number,
  acknowledged: Acknowledged,
): Promise<void> {
  const operator = await openOperator({ folder, log: silentLog });
  for (let edition = firstEdition; ; edition += 1) {
    const revision = smallCatalogue(version, edition);
    const last = acknowledged.active.get(version)?.last ?? `small-${version}-1`;
    acknowledged.active.set(version, { last, asked: revision.revision });
    try {
      await operator.saveRevision(revision, { activate: true });
    } catch {
      return;
    }
    acknowledged.revisions.set(revision.revision, revision);
    acknowledged.active.set(version, { last: revision.revision, asked: revision.revision });
  }
}

describe('a killed server', () => {
  it(`R1: acknowledged writes survive SIGKILL: ${kills} kills at random moments lose, alter and half-keep nothing`, {
    timeout: 60_000 + kills * 15_000,
  }, async () => {
    const folder = await newDataFolder('loaded');
    const acknowledged: Acknowledged = { revisions: new Map(), active: new Map() };
    for (let kill = 1; kill <= kills; kill += 1) {
      const server = startProcess({ SSM_DATA: folder });
      await server.ready();
      const writers = (['V_7K', 'V_11K'] as const).map((version) =>
        write(folder, version, kill * 10_000, acknowledged),
      );
      // The moment of the kill is the subject here: it must be any.
      await pause(Math.random() * 400);
      server.signal('SIGKILL');
      await Promise.all([...writers, server.ended()]);

      const again = startProcess({ SSM_DATA: folder });
      const started = performance.now();
      const inUse = await answering(await again.ready());
      expect(performance.now() - started < 10_000).toEqual(true);
      for (const [version, { last, asked }] of acknowledged.active) {
        expect([last, asked].filter((id) => id === inUse[version]).length > 0).toEqual(true);
        acknowledged.active.set(version, { last: inUse[version] as string, asked: inUse[version] as string });
      }
      again.signal('SIGKILL');
      await again.ended();
    }
    const operator = await openOperator({ folder, log: silentLog });
    const listed = (await operator.listRevisions()).map(({ revision }) => revision);
    expect(new Set(listed).size).toEqual(listed.length);
    expect([...acknowledged.revisions.keys()].filter((id) => !listed.includes(id))).toEqual([]);
    await operator.close();
  });
});
