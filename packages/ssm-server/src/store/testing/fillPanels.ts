import type { PanelHead } from '../../panels/panel.ts';
import { connectEmbedded, connectRemote } from '../connect.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import { rowOf } from '../rows/panels/headRows.ts';
import { migrate } from '../schema/migrate.ts';

interface FilledPlace {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

const batch = 500;

function panelOf(index: number, count: number): PanelHead {
  const id = `panel-${index}`;
  const saved = new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % count) * 60_000).toISOString();
  const description = `Number ${index} of many, with a description as people write them`;
  const newest = {
    number: 1,
    name: `Panel ${(index * 7907) % count}`,
    description,
    count: 1,
    revision: 'revision-1',
    saved,
  };
  return { id, version: index % 3 === 0 ? 'V_11K' : 'V_7K', created: saved, newest, tag: id, deleted: null };
}

export async function fillPanels({ folder, databaseUrl }: FilledPlace, owner: string, count: number): Promise<void> {
  const { signal } = new AbortController();
  const connection =
    databaseUrl === undefined
      ? connectEmbedded(await openEmbedded({ folder, maximumConnections: 2, signal }), folder)
      : connectRemote(databaseUrl);
  await migrate(connection);
  const panels = Array.from({ length: count }, (_, index) => panelOf(index, count));
  for (let from = 0; from < count; from += batch) {
    const some = panels.slice(from, from + batch);
    await connection.database
      .insertInto('panel')
      .values(some.map((head) => rowOf(owner, head)))
      .execute();
    await connection.database
      .insertInto('panel_version')
      .values(some.map(({ id, newest }) => ({ owner, panel: id, ...newest, seq_ids: '2-1' })))
      .execute();
  }
  await connection.close();
}
