/** `migrate`: brings the schema up to date before a server of this release is started. */
import { called } from '../../config/artefact.ts';
import { openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { databaseName } from '../../store/connect.ts';
import { migrations } from '../../store/schema/migrations.ts';
import { atTerminal, print } from './atTerminal.ts';

export function migrate(words: readonly string[]): Promise<number> {
  return atTerminal(async (storage) => {
    if (words.length > 0) return `It takes nothing more: ${called('migrate')}`;
    // To open it is to migrate it; a server that runs in the folder has done so.
    const operator = await openOperator({ ...storage, log: silentLog });
    await operator.close();
    const { folder, databaseUrl } = storage;
    const place = databaseUrl === undefined ? folder : databaseName(databaseUrl);
    print(`The database of ${place} has schema ${migrations.length}, which is that of this release`);
    return undefined;
  });
}
