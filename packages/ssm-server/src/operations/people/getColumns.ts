/** GET /custompanel/user/{userSub}/column: the columns that a person prefers for all tables. */
import type { ColumnKey } from 'ssm-core';
import { columnDefinitions } from 'ssm-core/engine';
import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Exchange, type Operation } from '../../exchange/exchange.ts';

const keys: readonly string[] = columnDefinitions.map(({ key }) => key);
const isKey = (text: string): text is ColumnKey => keys.includes(text);

/** What the person saved here, else what their token says. A token may be older than the catalogue's columns: what is no column any more is left out. */
export async function preferredColumns(
  exchange: Pick<Exchange, 'signedIn' | 'services'>,
): Promise<readonly ColumnKey[]> {
  const { sub, preferredCols } = callerOf(exchange).person;
  return (await exchange.services.preferences.columnsOf(sub)) ?? preferredCols.filter(isKey);
}

export const getColumns: Operation<'getColumns'> = async (exchange) =>
  momentaryAnswer(exchange, { columns: await preferredColumns(exchange) });
