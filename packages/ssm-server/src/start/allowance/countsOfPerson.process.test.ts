import { describe, expect, it, onTestFinished } from 'vitest';
import { allowanceKinds, senderOf } from '../../exchange/access.ts';
import { silentLog } from '../../log/log.ts';
import { defaultAllowance } from '../../settings/config.ts';
import { openStore } from '../../store/openStore.ts';
import { nameOfSender } from '../../store/rows/personRows.ts';
import type { Store } from '../../store/store.ts';
import { newDataFolder } from '../../store/testing/dataFolders.ts';
import { newDatabase, postgresAbsence } from '../../store/testing/postgresOfRun.ts';
import { until } from '../../store/testing/until.ts';
import { createAllowance } from './createAllowance.ts';

async function keysOf({ runCount }: Store): Promise<readonly unknown[]> {
  const { rows } = await runCount('select key from request_count order by key', []);
  return rows.map((row) => (row as { readonly key: unknown }).key);
}

const keysOfSender = (sender: string): readonly string[] =>
  allowanceKinds.map((kind) => `${kind}:${nameOfSender(sender)}`);

function isErased(open: () => Promise<Store>): void {
  it('is exported and erased for every kind of request, while the counts of other senders stay', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    const allowance = createAllowance({ settings: defaultAllowance, log: silentLog, runCount: store.runCount });
    onTestFinished(() => allowance.stop());
    const senders = [senderOf('ada', undefined), senderOf('adam', undefined), senderOf(undefined, '192.0.2.7')];
    for (const kind of allowanceKinds) for (const sender of senders) await allowance.take(kind, sender);
    await until('all is counted', async () => (await keysOf(store)).length === 15 || undefined);
    const [ofAda, ...others] = senders.map(keysOfSender);
    const record = await store.exportPerson('ada');
    expect(record).toEqual({
      requestCounts: ofAda?.toSorted().map((key) => ({ key, points: 1, expire: expect.stringMatching(/^\d{13}$/) })),
    });
    expect(await store.erasePerson('ada')).toEqual(5);
    expect(await keysOf(store)).toEqual(others.flat().toSorted());
    expect(await store.exportPerson('ada')).toEqual({});
  });

  it('is erased completely even if the server has not stored the latest count yet', async () => {
    const store = await open();
    onTestFinished(() => store.close());
    const allowance = createAllowance({ settings: defaultAllowance, log: silentLog, runCount: store.runCount });
    onTestFinished(() => allowance.stop());
    await allowance.take('questions', senderOf('ada', undefined));
    expect([await store.erasePerson('ada'), await keysOf(store)]).toEqual([1, []]);
  });
}

describe('the request count of a person in the embedded database', () => {
  isErased(async () => openStore({ folder: await newDataFolder('empty'), log: silentLog }));
});

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;
describe.skipIf(postgresAbsence !== undefined)(`the request count of a person in PostgreSQL${skipped}`, () => {
  isErased(async () => {
    const databaseUrl = await newDatabase();
    return openStore({ folder: '/unused', databaseUrl, log: silentLog });
  });
});
