import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Exchange, type Operation } from '../../exchange/exchange.ts';

async function save(exchange: Exchange<'saveColumns' | 'saveColumnsByPost'>): Promise<Response> {
  const { columns } = exchange.body;
  await exchange.services.preferences.saveColumns(callerOf(exchange).person.sub, columns);
  return momentaryAnswer(exchange, { columns });
}

export const saveColumns: Operation<'saveColumns'> = save;
export const saveColumnsByPost: Operation<'saveColumnsByPost'> = save;
