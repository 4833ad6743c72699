/**
 * `migrate` migrates the schema before a server of this release starts. `migrate --finish` is run once no older server
 * is left.
 */

import { openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { called } from '../../settings/artefact.ts';
import type { StorageSettings } from '../../settings/config.ts';
import { databaseName } from '../../store/connect.ts';
import { finishMigration } from '../../store/openStore.ts';
import { migrations } from '../../store/schema/migrations.ts';
import { atTerminal, print } from './atTerminal.ts';

async function bringUp(storage: StorageSettings, isLast: boolean): Promise<void> {
  const { databaseUrl } = storage;
  if (isLast && databaseUrl !== undefined) return finishMigration(databaseUrl, storage);
  // Opening the storage migrates it, unless a running server has done so.
  const operator = await openOperator({ ...storage, log: silentLog });
  return operator.close();
}

export function migrate(words: readonly string[]): Promise<number> {
  return atTerminal(async (storage) => {
    const [word, ...rest] = words;
    const isLast = word === '--finish';
    if (rest.length > 0 || (word !== undefined && !isLast)) return `It takes --finish or nothing: ${called('migrate')}`;
    await bringUp(storage, isLast);
    const { folder, databaseUrl } = storage;
    const place = databaseUrl === undefined ? folder : databaseName(databaseUrl);
    print(`The database of ${place} has schema ${migrations.length}, which is that of this release`);
    if (databaseUrl !== undefined && !isLast) {
      print(`Once no server of an earlier release runs, say so: ${called('migrate')} --finish`);
    }
    return undefined;
  });
}
