import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { PanelHead } from '../../../panels/panel.ts';
import type { ListQuery, Page, PanelSort, VersionKey } from '../../../panels/panelRows.ts';
import { inTurns, type Steps } from '../../../queue/steps.ts';
import type { Database } from '../../schema/schema.ts';
import { MalformedSeqIdsError } from '../../seqIds/numberBytes.ts';
import { readSeqIds, type StoredSeqIds, separator, versionsOf } from '../seqIdRows.ts';
import { selectHeads } from './headRows.ts';

const orders: Readonly<Record<PanelSort, 'order_key' | 'saved' | 'count' | 'version'>> = {
  name: 'order_key',
  changed: 'saved',
  count: 'count',
  version: 'version',
};

function newestWith(of: ExpressionBuilder<Database, 'panel'>, seqId: string) {
  const end = sql.lit(separator);
  return of
    .selectFrom('panel_version')
    .select('panel_version.number')
    .whereRef('panel_version.owner', '=', 'panel.owner')
    .whereRef('panel_version.panel', '=', 'panel.id')
    .whereRef('panel_version.number', '=', 'panel.number')
    .where(sql<boolean>`strpos(${end} || seq_ids || ${end}, ${separator + seqId + separator}) > 0`);
}

function newestPacked(of: ExpressionBuilder<Database, 'panel'>) {
  return of
    .selectFrom('panel_seq_ids')
    .select('panel_seq_ids.number')
    .whereRef('panel_seq_ids.owner', '=', 'panel.owner')
    .whereRef('panel_seq_ids.panel', '=', 'panel.id')
    .whereRef('panel_seq_ids.number', '=', 'panel.number');
}

/** Number of packed lists per query. A list of all reagents takes some kilobytes. */
const listsAtOnce = 50;

type PackedList = StoredSeqIds & { readonly panel: string; readonly count: number };

function* holdersAmong(lists: readonly PackedList[], seqId: string): Steps<readonly string[]> {
  const found: string[] = [];
  for (const packed of lists) {
    if (readSeqIds(packed, packed.count).includes(seqId)) found.push(packed.panel);
    yield;
  }
  return found;
}

function selectLists(
  database: Kysely<Database>,
  owner: string,
  keys: readonly VersionKey[],
): Promise<readonly PackedList[]> {
  return versionsOf(database, owner)
    .select('panel_version.panel')
    .where((of) =>
      of(
        of.refTuple('panel_version.panel', 'panel_version.number'),
        'in',
        keys.map(({ id, number }) => of.tuple(id, number)),
      ),
    )
    .execute();
}

/** Skips damaged lists, so that one of them does not hide the others. Opening its panel reports the damage. */
function* readLists(lists: readonly PackedList[]): Steps<ReadonlyMap<string, readonly string[]>> {
  const read = new Map<string, readonly string[]>();
  for (const stored of lists) {
    try {
      read.set(stored.panel, readSeqIds(stored, stored.count));
    } catch (error) {
      if (!(error instanceof MalformedSeqIdsError)) throw error;
    }
    yield;
  }
  return read;
}

export async function selectSeqIds(
  database: Kysely<Database>,
  owner: string,
  keys: readonly VersionKey[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  return keys.length === 0 ? new Map() : inTurns(readLists(await selectLists(database, owner, keys)));
}

/**
 * Finds panels whose newest list is packed and contains the reagent. The database cannot search packed lists, so they
 * are read.
 */
async function packedHolders(database: Kysely<Database>, owner: string, seqId: string): Promise<readonly string[]> {
  const packed = await database
    .selectFrom('panel')
    .select(['id', 'number'])
    .where('owner', '=', owner)
    .where('deleted', 'is', null)
    .where((of) => of.exists(newestPacked(of)))
    .execute();
  const found: string[] = [];
  for (let from = 0; from < packed.length; from += listsAtOnce) {
    const lists = await selectLists(database, owner, packed.slice(from, from + listsAtOnce));
    found.push(...(await inTurns(holdersAmong(lists, seqId))));
  }
  return found;
}

/** Sorts ids first, and then reads the full rows of one page. Sorting rows with descriptions would need the disk. */
export async function listPanels(
  database: Kysely<Database>,
  owner: string,
  query: ListQuery,
): Promise<Page<PanelHead>> {
  const { search, seqId, sort, limit, offset } = query;
  // 7K comes before 11K, but the texts sort in reverse.
  const isDescending = query.isDescending !== (sort === 'version');
  let found = database.selectFrom('panel').where('owner', '=', owner).where('deleted', 'is', null);
  if (search !== '') found = found.where(sql<boolean>`strpos(search_text, ${search}) > 0`);
  if (seqId !== undefined) {
    const packed = await packedHolders(database, owner, seqId);
    found = found.where((of) =>
      of.or([of.exists(newestWith(of, seqId)), ...(packed.length === 0 ? [] : [of('id', 'in', packed)])]),
    );
  }
  const [ids, { total }] = await Promise.all([
    found
      .select('id')
      .orderBy(orders[sort], isDescending ? 'desc' : 'asc')
      .orderBy('id')
      .limit(limit)
      .offset(offset)
      .execute(),
    found.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  const heads = await selectHeads(
    database,
    owner,
    ids.map(({ id }) => id),
  );
  return { items: ids.map(({ id }) => heads.get(id)).filter((head) => head !== undefined), total: Number(total) };
}
