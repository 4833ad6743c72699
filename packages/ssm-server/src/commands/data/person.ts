/** `person export SUB` and `person erase SUB`: exports or erases all data of a person. */

import { type Operator, openOperator } from '../../control/operator.ts';
import { silentLog } from '../../log/log.ts';
import { called } from '../../settings/artefact.ts';
import { StoreError } from '../../store/store.ts';
import { atTerminal, print } from './atTerminal.ts';

function unknown(sub: string): StoreError {
  return new StoreError('not_found', `Nothing is kept of ${sub}. Name a person as the "sub" of access tokens does.`);
}

async function exportPerson(operator: Operator, sub: string): Promise<void> {
  const record = await operator.exportPerson(sub);
  if (Object.keys(record).length === 0) throw unknown(sub);
  print(JSON.stringify({ sub, ...record }, null, 2));
}

async function erasePerson(operator: Operator, sub: string): Promise<void> {
  const rows = await operator.erasePerson(sub);
  if (rows === 0) throw unknown(sub);
  print(`What was kept of ${sub} is erased (rows: ${rows.toLocaleString('en')}). Backups taken before still hold it.`);
}

export function person(words: readonly string[]): Promise<number> {
  return atTerminal(async (storage) => {
    const [verb, sub = '', ...rest] = words;
    const isKnown = verb === 'export' || verb === 'erase';
    if (!isKnown || sub === '' || rest.length > 0)
      return `Say what of whom: ${called('person')} export SUB, or erase SUB`;
    const operator = await openOperator({ ...storage, log: silentLog });
    try {
      await (verb === 'export' ? exportPerson : erasePerson)(operator, sub);
    } finally {
      await operator.close();
    }
    return undefined;
  });
}
