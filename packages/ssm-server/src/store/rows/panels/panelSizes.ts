import { type Kysely, sql } from 'kysely';
import { versionSize } from '../../../panels/panel.ts';
import type { PanelBytes } from '../../../panels/panelRows.ts';
import type { Database } from '../../schema/schema.ts';

// Sizes are estimated, because measuring the stored lists would mean reading them.
const { head: headBytes, seqId: seqIdBytes } = versionSize;
const contentBytes = sql<
  string | null
>`sum(panel_version.count * ${sql.lit(seqIdBytes)} + length(panel_version.description))`;
const sourceBytes = sql<string | null>`sum(panel_source.size)`;

/** Sums the bytes of all panels, including deleted panels that have not expired. */
export async function sumBytes(database: Kysely<Database>, owner: string): Promise<number> {
  const { versions, content } = await database
    .selectFrom('panel_version')
    .select([contentBytes.as('content'), ({ fn }) => fn.countAll<string>().as('versions')])
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  const sources = await database
    .selectFrom('panel_source')
    .select(sourceBytes.as('bytes'))
    .where('owner', '=', owner)
    .executeTakeFirstOrThrow();
  return Number(versions) * headBytes + Number(content) + Number(sources.bytes);
}

export async function selectDeletedBytes(database: Kysely<Database>, owner: string): Promise<readonly PanelBytes[]> {
  const ofVersions = await database
    .selectFrom('panel')
    .innerJoin('panel_version', (join) =>
      join.onRef('panel_version.owner', '=', 'panel.owner').onRef('panel_version.panel', '=', 'panel.id'),
    )
    .select(['panel.id', contentBytes.as('content'), ({ fn }) => fn.countAll<string>().as('versions')])
    .where('panel.owner', '=', owner)
    .where('panel.deleted', 'is not', null)
    .groupBy(['panel.id', 'panel.deleted'])
    .orderBy('panel.deleted')
    .execute();
  const ofSources = await database
    .selectFrom('panel')
    .innerJoin('panel_source', (join) =>
      join.onRef('panel_source.owner', '=', 'panel.owner').onRef('panel_source.panel', '=', 'panel.id'),
    )
    .select(['panel.id', sourceBytes.as('bytes')])
    .where('panel.owner', '=', owner)
    .where('panel.deleted', 'is not', null)
    .groupBy('panel.id')
    .execute();
  const sources = new Map(ofSources.map(({ id, bytes }) => [id, Number(bytes)]));
  return ofVersions.map(({ id, versions, content }) => ({
    id,
    bytes: Number(versions) * headBytes + Number(content) + (sources.get(id) ?? 0),
  }));
}
