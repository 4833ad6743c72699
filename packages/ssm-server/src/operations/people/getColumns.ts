/** GET /custompanel/user/{userSub}/column: the columns that a person prefers in all tables. */
import type { ColumnKey } from 'ssm-core';
import { columnDefinitions } from 'ssm-core/engine';
import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Exchange, type Operation } from '../../exchange/exchange.ts';

const keys: readonly string[] = columnDefinitions.map(({ key }) => key);
const isKey = (text: string): text is ColumnKey => keys.includes(text);

/** Returns the saved columns, or those of the token. Drops unknown ones, because a token may predate the catalogue. */
export async function preferredColumns(
  exchange: Pick<Exchange, 'signedIn' | 'services'>,
): Promise<readonly ColumnKey[]> {
  const { sub, preferredCols } = callerOf(exchange).person;
  return (await exchange.services.preferences.columnsOf(sub)) ?? preferredCols.filter(isKey);
}

export const getColumns: Operation<'getColumns'> = async (exchange) =>
  momentaryAnswer(exchange, { columns: await preferredColumns(exchange) });
