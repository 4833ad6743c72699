import { sql } from 'kysely';
import { listColumn, noKnowledge } from 'ssm-core/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { CatalogueRevision } from '../catalogue/revision.ts';
import { silentLog } from '../log/log.ts';
import { smallCatalogue } from '../testing/smallCatalogue.ts';
import { connectRemote } from './connect.ts';
import { openStore } from './openStore.ts';
import { endedRows, endingTables } from './rows/sweepRows.ts';
import { migrate } from './schema/migrate.ts';
import { type RevisionSummary, type Store, StoreError } from './store.ts';
import { newDataFolder } from './testing/dataFolders.ts';
import { newDatabase, postgresAbsence } from './testing/postgresOfRun.ts';

function summaryOf(revision: CatalogueRevision, isActive: boolean): RevisionSummary {
  const { revision: id, version, label, isDemo, created, recordCount, report } = revision;
  const { sources } = report;
  return { revision: id, version, label, isDemo, created, recordCount, menuCount: recordCount, isActive, sources };
}

async function opened(databaseUrl?: string): Promise<Store> {
  const folder = databaseUrl === undefined ? await newDataFolder('empty') : '/unused';
  const store = await openStore({ folder, databaseUrl, log: silentLog });
  onTestFinished(() => store.close());
  return store;
}

function behaves(open: () => Promise<Store>): void {
  const first = smallCatalogue('V_7K', 1);
  const second = smallCatalogue('V_7K', 2);
  const elevenK = smallCatalogue('V_11K');

  it('a new store is empty and has no active revision', async () => {
    const store = await open();
    expect(await store.listRevisions()).toEqual([]);
    expect(await store.activeRevisionIds()).toEqual({});
    expect(await store.ping()).toEqual(undefined);
  });

  it('a revision is loaded as it was saved', async () => {
    const store = await open();
    const sources: CatalogueRevision['report']['sources'] = [
      { file: 'ä\u0000.tsv', holds: 'lift', count: 5, source: null, licence: 'CC BY 4.0' },
    ];
    const odd: CatalogueRevision = {
      ...first,
      label: 'Größe “5” \u0000 \ud800',
      source: new Map([
        ['a\u0000.tsv · Target', { kind: 'text', dictionary: ['\u0000'], codes: Int32Array.of(0, -1, 0) }],
      ]),
      knowledge: {
        genes: [{ symbol: 'IL6', hgncId: 'HGNC:6018', isApproved: true, entrezId: null, uniProtIds: ['P05231', 'Q1'] }],
        aliases: [
          { alias: 'TNF-\u0000', symbol: 'TNF', isPrevious: false },
          { alias: '\ud800', symbol: 'IL6', isPrevious: true },
        ],
        accessionChanges: [{ seqId: '10-1', from: 'P1', to: [] }],
        secondaryAccessions: [{ from: 'Q9UCU2', to: ['P05231', 'Q1'] }],
        geneIds: [{ id: 'ENSG00000136244', entrezIds: ['3569'] }],
        versions: [1, 2, 3, 4, 5].map((n) => ({ seqId: `${n}-1`, in5k: n < 2, in7k: n < 4, in11k: true })),
        sources,
        geneSets: [
          {
            category: 'pathways',
            value: 'il17',
            genes: [
              { name: 'IL17A', entrezId: '3605' },
              { name: '\ud800', entrezId: null },
            ],
            sources: [{ source: 'Reactome', licence: null }],
          },
        ],
        crosswalk: [{ platform: 'O \ud800', assayId: 'OID1', accessions: ['P05231', 'Q1'], name: null, symbol: 'IL6' }],
        ownColumns: [
          {
            key: 'own.number.half-life-h',
            title: 'Half-life',
            unit: 'h',
            description: null,
            source: null,
            licence: 'CC0',
            date: '2026-04',
          },
        ],
      },
      report: { ...first.report, sources },
    };
    await store.saveRevision(odd, { activate: false });
    await store.saveRevision(elevenK, { activate: false });
    expect(await store.loadRevision(first.revision)).toEqual(odd);
    expect(await store.loadRevision(elevenK.revision)).toEqual(elevenK);
    expect(await store.loadRevision(elevenK.revision, { withKnowledge: false })).toEqual({
      ...elevenK,
      knowledge: noKnowledge,
    });
    expect(await store.listRevisions()).toEqual([summaryOf(odd, false), summaryOf(elevenK, false)]);
  });

  it('a revision of an earlier release is loaded with its aliases as knowledge', async () => {
    const store = await open();
    const columns = new Map([...first.columns, ['previousSymbols', listColumn([['IFNB2\tIL6'], null, null])] as const]);
    const { sources: _, ...report } = first.report;
    await store.saveRevision({ ...first, columns, report: report as typeof first.report }, { activate: true });
    expect([await store.loadRevision(first.revision), await store.listRevisions()]).toEqual([
      { ...first, knowledge: { ...noKnowledge, aliases: [{ alias: 'IFNB2', symbol: 'IL6', isPrevious: true }] } },
      [summaryOf(first, true)],
    ]);
  });

  it('saving the same content twice changes nothing', async () => {
    const store = await open();
    await store.saveRevision(first, { activate: true });
    await store.saveRevision({ ...first, created: '2027-01-01T00:00:00Z' }, { activate: false });
    expect(await store.listRevisions()).toEqual([summaryOf(first, true)]);
    expect(await store.loadRevision(first.revision)).toEqual(first);
  });

  it('only the last activated revision of a version is active', async () => {
    const store = await open();
    await store.saveRevision(first, { activate: true });
    await store.saveRevision(elevenK, { activate: true });
    await store.saveRevision(second, { activate: true });
    expect(await store.activeRevisionIds()).toEqual({ V_7K: second.revision, V_11K: elevenK.revision });
    expect(await store.activateRevision(first.revision)).toEqual(summaryOf(first, true));
    expect(await store.activeRevisionIds()).toEqual({ V_7K: first.revision, V_11K: elevenK.revision });
    expect(await store.listRevisions()).toEqual([
      summaryOf(first, true),
      summaryOf(second, false),
      summaryOf(elevenK, true),
    ]);
  });

  it('a revision that is saved with `ifNone` does not replace an active revision', async () => {
    const store = await open();
    await store.saveRevision(first, { activate: 'ifNone' });
    await store.saveRevision(second, { activate: 'ifNone' });
    expect(await store.listRevisions()).toEqual([summaryOf(first, true), summaryOf(second, false)]);
  });

  it('the error for a missing revision names the revision and says what to do', async () => {
    const store = await open();
    const absent = new StoreError(
      'not_found',
      'There is no revision nothing. See what there is with: npm run catalogue -- list',
    );
    await expect(store.activateRevision('nothing')).rejects.toEqual(absent);
    await expect(store.loadRevision('nothing')).rejects.toEqual(absent);
  });

  it('a revision is saved completely or not at all', async () => {
    const store = await open();
    // PostgreSQL accepts no NUL in text, so the columns fail after the revision's own row.
    const refused = { kind: 'text\u0000', dictionary: ['a'], codes: new Int32Array(elevenK.recordCount) };
    const columns = new Map<string, unknown>([...elevenK.columns, ['last', refused]]) as CatalogueRevision['columns'];
    const result = await store
      .saveRevision({ ...elevenK, columns }, { activate: true })
      .catch((error: unknown) => error);
    expect([(result as StoreError).code, ((result as StoreError).cause as { code: string }).code]).toEqual([
      'unreachable',
      '22021',
    ]);
    expect(await store.listRevisions()).toEqual([]);
    expect(await store.activeRevisionIds()).toEqual({});
    await store.saveRevision(elevenK, { activate: true });
    expect(await store.loadRevision(elevenK.revision)).toEqual(elevenK);
  });

  it('revisions that are saved at the same time are all stored', async () => {
    const store = await open();
    const editions = [1, 2, 3, 4, 5, 6, 7, 8].map((edition) => smallCatalogue('V_11K', edition));
    await Promise.all([...editions, ...editions].map((revision) => store.saveRevision(revision, { activate: false })));
    expect(await store.listRevisions()).toEqual(editions.map((revision) => summaryOf(revision, false)));
  });

  it('the first stored secret is returned to every caller', async () => {
    const store = await open();
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((value) => store.keepSecret('key', value)));
    expect(new Set(answers).size).toEqual(1);
    expect(await store.keepSecret('key', 'e')).toEqual(answers[0]);
    expect(await store.keepSecret('other', 'e')).toEqual('e');
  });

  it('S7-09 the columns that a person saved last are returned, only for that person', async () => {
    const { preferences } = await open();
    expect(await preferences.columnsOf('auth0|1')).toEqual(undefined);
    await preferences.saveColumns('auth0|1', ['seqId', 'loDb']);
    await preferences.saveColumns('auth0|1', ['diseases', 'seqId']);
    expect(await preferences.columnsOf('auth0|1')).toEqual(['diseases', 'seqId']);
    expect(await preferences.columnsOf('auth0|2')).toEqual(undefined);
    await Promise.all([1, 2, 3, 4].map(() => preferences.saveColumns('auth0|3', ['seqId'])));
    expect(await preferences.columnsOf('auth0|3')).toEqual(['seqId']);
  });

  it('R30: signed-out tokens are stored until they would have expired', async () => {
    const store = await open();
    const expires = new Date('2100-01-02T03:04:05.000Z');
    await store.revokeToken('past', new Date('2026-01-01T00:00:00Z'));
    await Promise.all([1, 2, 3].map(() => store.revokeToken('one', expires)));
    await store.revokeToken('two', expires);
    const { tokens, number } = await store.signedOut(0);
    expect(tokens).toEqual([
      { id: 'one', expires },
      { id: 'two', expires },
    ]);
    expect([number, await store.signedOut(number - 1), await store.signedOut(number)]).toEqual([
      5,
      { tokens: [{ id: 'two', expires }], number },
      { tokens: [], number },
    ]);
  });

  it('each change that servers share is counted, and no other change is counted', async () => {
    const store = await open();
    await store.saveRevision(first, { activate: false });
    await store.preferences.saveColumns('auth0|1', ['seqId']);
    expect(await store.changes.numbers()).toEqual({});
    await store.activateRevision(first.revision);
    await store.saveRevision(second, { activate: true });
    await store.flags.turn('banner', 'on');
    await store.flags.turn('banner', true);
    await store.flags.turn('third', 0.5);
    await store.revokeToken('one', new Date('2100-01-01'));
    await expect(store.activateRevision('none')).rejects.toMatchObject({ code: 'not_found' });
    expect(await store.changes.numbers()).toEqual({ catalogues: 2, flags: 3, logouts: 1 });
    expect(await store.flags.all()).toEqual({ banner: true, third: 0.5 });
  });

  it('a sweep deletes a limited number of expired rows, only on the server whose turn it is', async () => {
    const store = await open();
    const ended = new Date('2020-01-01');
    const record = { model: 'Session', payload: '{}', expires: ended, grantId: '', uid: '' };
    await Promise.all(['a', 'b', 'c'].map((id) => store.revokeToken(id, ended)));
    await store.revokeToken('lasting', new Date('2100-01-01'));
    for (const id of ['a', 'b']) await store.providerRecords.put({ ...record, id });
    const both = await Promise.all(['one', 'other'].map((holder) => store.sweep(holder, 60_000)));
    expect(both.filter((removed) => removed !== undefined)).toEqual([5]);
    expect(await store.sweep('one', 60_000)).toEqual(undefined);
    expect((await store.signedOut(0)).tokens.map(({ id }) => id)).toEqual(['lasting']);
    const left: unknown[] = [];
    for await (const { table, row } of store.allRows()) {
      if (table === 'signed_out' || table === 'provider_record') left.push([table, row['id']]);
    }
    expect(left).toEqual([['signed_out', 'lasting']]);
  });

  it.each([
    [
      'signed_out',
      "insert into signed_out (id, number, expires) select 'id-' || n, n, $1 from generate_series(1, 6000) n",
    ],
    [
      'request_count',
      "insert into request_count (key, points, expire) select 'key-' || n, 1, $1 from generate_series(1, 6000) n",
    ],
  ] as const)(
    'sweeps delete five thousand of six thousand expired rows of %s, then the rest, but no rows that just expired',
    async (table, insert) => {
      const store = await open();
      const textOf = (time: number): string =>
        table === 'request_count' ? String(time) : new Date(time).toISOString();
      await store.runCount(insert, [textOf(Date.now() - 120_000)]);
      await store.runCount(insert.replace('1, 6000', '6001, 6002'), [textOf(Date.now() - 1000)]);
      const sweeps = [await store.sweep('one', 0), await store.sweep('one', 0), await store.sweep('one', 0)];
      const { rows } = await store.runCount(`select count(*)::int4 as count from ${table}`, []);
      expect([sweeps, rows]).toEqual([[5000, 1000, 0], [{ count: 2 }]]);
    },
  );

  it('provider records are found by id and uid until they expire, and a grant is removed with its records', async () => {
    const { providerRecords: records } = await open();
    const record = {
      model: 'Session',
      id: 'a',
      payload: '{"a":1}',
      expires: new Date('2100-01-01'),
      grantId: '',
      uid: 'u',
    };
    await records.put(record);
    await records.put({ ...record, payload: '{"a":2}' });
    await records.put({ ...record, model: 'RefreshToken', id: 'r', grantId: 'g', uid: '' });
    await records.put({ ...record, model: 'AuthorizationCode', id: 'c', grantId: 'g', uid: '' });
    await records.put({ ...record, id: 'old', expires: new Date('2020-01-01'), uid: 'v' });
    const found = () =>
      Promise.all([
        records.find('Session', 'id', 'a'),
        records.find('Session', 'uid', 'u'),
        records.find('Session', 'uid', 'v'),
        records.find('RefreshToken', 'id', 'r'),
        records.find('RefreshToken', 'id', 'a'),
        records.find('AuthorizationCode', 'id', 'c'),
      ]);
    expect(await found()).toEqual(['{"a":2}', '{"a":2}', undefined, '{"a":1}', undefined, '{"a":1}']);
    await records.removeGrant('g');
    await records.remove('Session', 'a');
    expect(await found()).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
  });
}

describe('the store on the embedded database', () => {
  behaves(() => opened());
});

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;

describe.skipIf(postgresAbsence !== undefined)(`store on PostgreSQL${skipped}`, () => {
  behaves(async () => opened(await newDatabase()));

  it('finds expired rows by an index of each table', async () => {
    const connection = connectRemote(await newDatabase());
    onTestFinished(() => connection.close());
    await migrate(connection);
    const plans = await Promise.all(
      endingTables.map((table) =>
        connection.database.transaction().execute(async (transaction) => {
          // Without this, PostgreSQL would read a small table sequentially despite the index.
          await sql`set local enable_seqscan = off`.execute(transaction);
          const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${endedRows(table, new Date())}`.execute(
            transaction,
          );
          return rows.map((row) => row['QUERY PLAN']).join('\n');
        }),
      ),
    );
    expect(plans).toEqual(
      ['signed_out_expires', 'revoked_token_expires', 'provider_record_expires', 'request_count_expire'].map((index) =>
        expect.stringMatching(new RegExp(`Index (?:Only )?Scan (?:using|on) ${index}`)),
      ),
    );
  });
});
