import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { cutPower } from '../../store/embedded/testing/powerCut.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { temporaryFolder } from '../../store/testing/temporaryFolder.ts';
import { until } from '../../store/testing/until.ts';
import { createPanelWriter } from '../testing/panelWriter.ts';
import { answering, startProcess } from '../testing/serverProcess.ts';

/** A release runs 20 power cuts. */
const cuts = Number(process.env['SSM_KILLS'] ?? '3');

const recorder = pathToFileURL(path.resolve(import.meta.dirname, '../../store/embedded/testing/flushedImage.ts')).href;
const titles = ['SSM-Registered', 'SSM-Verified', 'Certified-Site', 'Certified-Site-Customer'] as const;

async function copyKey(from: string, to: string): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('key.json'));
  for (const name of names) await cp(path.join(from, name), path.join(to, name));
}

const recorded = (image: string) => ({ NODE_OPTIONS: `--import ${recorder}`, FLUSHED_IMAGE: image });

describe('a server whose power is cut', () => {
  it('R1: keeps the database and the first saved panels if the power is cut during the first run', async () => {
    const folder = path.join(await temporaryFolder(), 'data');
    const image = path.join(await temporaryFolder(), 'data');
    await mkdir(image);
    const server = startProcess({ SSM_DATA: folder, ...recorded(image) });
    const address = await server.ready();
    const answer = await fetch(`${address}/sat/menuquery/public/somamer/search?version=V_11K&fields=seqId&limit=50`);
    const seqIds = ((await answer.json()) as readonly { readonly seqId: string }[]).map(({ seqId }) => seqId);
    const writer = createPanelWriter('SSM-Verified', seqIds);
    const writing = writer.write(address, await mintToken(folder, 'SSM-Verified'));
    await until('panels are saved', () => writer.count() > 8 || undefined);
    const catalogues = await answering(address);
    server.signal('SIGKILL');
    await Promise.all([writing, server.ended()]);
    await copyKey(folder, image);
    await cutPower(path.join(image, 'database'), path.join(folder, 'database'), 0);
    const restarted = await startProcess({ SSM_DATA: image }).ready();
    expect(await answering(restarted)).toEqual(catalogues);
    expect(await writer.check(restarted, await mintToken(image, 'SSM-Verified'))).toEqual([]);
  });

  it(`R1: ${cuts} power cuts lose no save that was acknowledged, whichever unflushed pages reached the disk`, {
    timeout: 300_000 + cuts * 60_000,
  }, async () => {
    let folder = await newDataFolder('loaded');
    const writers = titles.map((title) => ({ title, writer: createPanelWriter(title) }));
    const count = (): number => writers.reduce((sum, { writer }) => sum + writer.count(), 0);
    for (let cut = 0; cut < cuts; cut += 1) {
      const after = path.join(await temporaryFolder(), 'data');
      const image = path.join(after, 'database');
      await cp(path.join(folder, 'database'), image, { recursive: true });
      const server = startProcess({ SSM_DATA: folder, ...recorded(after) });
      const address = await server.ready();
      const before = count();
      const begin = async ({ title, writer }: (typeof writers)[number]): Promise<unknown> =>
        writer.write(address, await mintToken(folder, title));
      const writing = writers.map(begin);
      await until('panels are saved', () => count() > before + 20 || undefined);
      // The power cut must come at a random moment.
      await pause(Math.random() * 300);
      server.signal('SIGKILL');
      await Promise.all([...writing, server.ended()]);
      await copyKey(folder, after);
      await cutPower(image, path.join(folder, 'database'), cut % 3 === 0 ? 0 : Math.random());
      folder = after;
      const next = startProcess({ SSM_DATA: folder });
      const restarted = await next.ready();
      for (const { title, writer } of writers) {
        expect(await writer.check(restarted, await mintToken(folder, title))).toEqual([]);
      }
      next.signal('SIGTERM');
      expect(await next.ended()).toEqual({ code: 0, signal: null, complaint: '' });
    }
  });
});
