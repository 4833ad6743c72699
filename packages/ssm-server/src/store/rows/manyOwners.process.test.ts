import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { done, draft } from '../../panels/testing/panelsBehave.ts';
import { type Connection, connectRemote } from '../connect.ts';
import { openStore } from '../openStore.ts';
import { changeOnline } from '../schema/schemaChange.ts';
import type { Store } from '../store.ts';
import { fill, listOf, ownerOf } from '../testing/bench/fill.ts';
import { newDatabase, postgresAbsence } from '../testing/postgresOfRun.ts';

const people = 600;
const panelsEach = 20;
const owner = ownerOf(300);
const query = { search: '', sort: 'changed', isDescending: true, page: 1, size: 50 } as const;

function connect(databaseUrl: string): Connection {
  const connection = connectRemote(databaseUrl);
  onTestFinished(() => connection.close());
  return connection;
}

async function visit(store: Store): Promise<void> {
  const { panels } = store;
  const { items } = await panels.list(owner, query);
  await panels.list(owner, { ...query, sort: 'name', search: 'COHORT' });
  await panels.list(owner, { ...query, seqId: listOf(7)[0] });
  const [first] = items;
  if (first === undefined) throw new Error('They have no panel.');
  await panels.find(owner, first.id);
  await panels.versions(owner, first.id, 1, 10);
  await panels.sources(owner, first.id);
  const key = { key: crypto.randomUUID(), fingerprint: 'all' };
  const { head } = done(await panels.create(owner, draft('New', { seqIds: listOf(98) }), key));
  done(await panels.create(owner, draft('New', { seqIds: listOf(98) }), key));
  done(await panels.save(owner, head.id, '*', draft('Newer', { seqIds: listOf(95) })));
  done(await panels.remove(owner, head.id, '*'));
  await store.exportPerson(owner);
}

interface Read {
  readonly table: string;
  readonly wholes: number;
  readonly rows: number;
}

/** Reads the database's counters since their last reset. A backend reports its counters when it ends. */
async function readOf({ database }: Connection): Promise<readonly Read[]> {
  const { rows } = await sql<Read>`
    select relname as table, seq_scan::int4 as wholes, (seq_tup_read + idx_tup_fetch)::int4 as rows
    from pg_stat_user_tables where relname in ('panel', 'panel_version', 'panel_seq_ids') order by relname`.execute(
    database,
  );
  return rows;
}

async function statements(): Promise<string> {
  const document = await readFile(new URL('../../../../../docs/database.md', import.meta.url), 'utf8');
  return /```sql\n(do [^`]+)```/.exec(document)?.[1] ?? '';
}

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`panels of many owners${skipped}`, () => {
  let databaseUrl: string;
  beforeAll(async () => {
    databaseUrl = await newDatabase();
    await fill(databaseUrl, { people, panels: panelsEach }, 5);
  });
  it("every query of a person uses an index and reads only that person's rows", async () => {
    const connection = connect(databaseUrl);
    await sql`select pg_stat_reset()`.execute(connection.database);
    const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
    await visit(store);
    await store.close();
    const read = await vi.waitFor(async () => {
      const found = await readOf(connect(databaseUrl));
      expect(found.every(({ rows }) => rows > 0)).toEqual(true);
      return found;
    });
    expect(read.map(({ table, wholes }) => [table, wholes])).toEqual([
      ['panel', 0],
      ['panel_seq_ids', 0],
      ['panel_version', 0],
    ]);
    // The tables have 12,000 rows, and some queries read all rows of one person.
    expect(Math.max(...read.map(({ rows }) => rows))).toBeLessThan(20 * panelsEach);
  });

  it('tables partitioned by owner as documented keep their rows, and each query reads one partition', async () => {
    const connection = connect(databaseUrl);
    const { database } = connection;
    const heads = async () => {
      const store = await openStore({ folder: '/unused', databaseUrl, log: silentLog });
      onTestFinished(() => store.close());
      const { items, total } = await store.panels.list(owner, query);
      const opened = await Promise.all(items.map(({ id }) => store.panels.find(owner, id)));
      return { store, panels: { items, total, opened } };
    };
    const before = await heads();
    await before.store.close();
    await sql.raw(await statements()).execute(database);
    const after = await heads();
    expect(after.panels).toEqual(before.panels);
    await visit(after.store);
    const plan = await sql<{ 'QUERY PLAN': string }>`
      explain select id from panel where owner = ${owner} order by saved`.execute(database);
    const parts = new Set(plan.rows.flatMap((row) => row['QUERY PLAN'].match(/panel_\d+\b/g) ?? []));
    expect(parts.size).toEqual(1);

    await changeOnline(connection.patient).index('panel_created', { table: 'panel', columns: ['created'] });
    const { rows } = await sql`
      select count(*)::int4 as parts, bool_and(indisvalid) as whole from pg_index
      where indexrelid in (select inhrelid from pg_inherits where inhparent = 'panel_created'::regclass)`.execute(
      database,
    );
    expect(rows).toEqual([{ parts: 16, whole: true }]);
  });
});
