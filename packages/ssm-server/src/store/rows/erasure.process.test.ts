import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../../log/log.ts';
import { collectionDraft } from '../../panels/own/testing/collectionsBehave.ts';
import { draft } from '../../panels/testing/panelsBehave.ts';
import { openStore } from '../openStore.ts';
import type { Store } from '../store.ts';
import { newDataFolder } from '../testing/dataFolders.ts';
import { newDatabase, postgresAbsence } from '../testing/postgresOfRun.ts';
import { eraseUntilNothingComes } from './erasure.ts';

function saving({ panels, ownCollections, preferences }: Store, name: string): Promise<unknown> {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  return Promise.allSettled(
    numbers.flatMap((number) => [
      panels.create('ada', draft(`${name} ${number}`), { key: `${name} ${number}`, fingerprint: 'print' }),
      ownCollections.create('ada', collectionDraft(`${name} ${number}`)),
      preferences.saveColumns('ada', ['targetName']),
    ]),
  );
}

async function leftOf(store: Store): Promise<readonly unknown[]> {
  const left: unknown[] = [];
  for await (const row of store.allRows()) if (JSON.stringify(row).includes('"ada"')) left.push(row);
  return left;
}

/** The first store erases, and the others stand for other servers of the database. */
function leavesNothing(open: () => Promise<readonly Store[]>): void {
  it('a person is erased completely, including saves that wait before or during the erasure', async () => {
    const stores = await open();
    for (const store of stores) onTestFinished(() => store.close());
    const [first, ...others] = stores as [Store, ...Store[]];
    const before = stores.map((store, index) => saving(store, `before ${index}`));
    const erased = first.erasePerson('ada');
    const after = [first, ...others].map((store, index) => saving(store, `after ${index}`));
    const rows = await erased;
    await Promise.all([...before, ...after]);
    expect([rows > 0, await leftOf(first), await first.exportPerson('ada')]).toEqual([true, [], {}]);
  });
}

describe('in the embedded database', () => {
  leavesNothing(async () => [await openStore({ folder: await newDataFolder('empty'), log: silentLog })]);
});

const skipped = postgresAbsence === undefined ? '' : ` (skipped: ${postgresAbsence})`;
describe.skipIf(postgresAbsence !== undefined)(`by one of two servers of a PostgreSQL${skipped}`, () => {
  leavesNothing(async () => {
    const databaseUrl = await newDatabase();
    const opened = { folder: '/unused', databaseUrl, log: silentLog };
    return [await openStore(opened), await openStore(opened)];
  });
});

describe('a person who saves without a pause', () => {
  it('is erased a limited number of times, and the operator is told what to do', async () => {
    let times = 0;
    const erase = async (): Promise<number> => {
      times += 1;
      return 1;
    };
    await expect(eraseUntilNothingComes(erase, async () => {})).rejects.toMatchObject({ code: 'unreachable' });
    expect(times).toEqual(30);
  });
});
