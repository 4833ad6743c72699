/** Many panels of one owner at once, as so many saves would leave them. */
import { connectEmbedded, connectRemote } from '../connect.ts';
import { openEmbedded } from '../embedded/embedded.ts';
import { lockDataFolder } from '../lock.ts';
import { migrate } from '../migrate.ts';
import { panelRows } from '../panelRows.ts';

interface FilledPlace {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
}

export async function fillPanels({ folder, databaseUrl }: FilledPlace, owner: string, count: number): Promise<void> {
  const { signal } = new AbortController();
  const lock = databaseUrl === undefined ? lockDataFolder(folder) : undefined;
  const connection =
    databaseUrl === undefined
      ? connectEmbedded(await openEmbedded({ folder, maximumConnections: 2, signal }), folder)
      : connectRemote(databaseUrl);
  await migrate(connection.database, connection.place);
  await connection.database.transaction().execute(async (transaction) => {
    const rows = panelRows(transaction, owner);
    for (let index = 0; index < count; index += 1) {
      const saved = new Date(Date.UTC(2026, 0, 1) + ((index * 7919) % count) * 60_000).toISOString();
      const seqIds = ['2-1', '10000-28'].slice(index % 2);
      const name = `Panel ${(index * 7907) % count}`;
      const description = `Number ${index} of many, with a description as people write them`;
      const newest = { number: 1, name, description, count: seqIds.length, revision: 'revision-1', saved };
      const id = `panel-${index}`;
      await rows.insertHead({
        id,
        version: index % 3 ? 'V_7K' : 'V_11K',
        created: saved,
        newest,
        tag: id,
        deleted: null,
      });
      await rows.insertVersion(id, { ...newest, seqIds });
    }
  });
  await connection.close();
  lock?.release();
}
