/** The columns that a person prefers: what they saved here, else what their token says. */
import { type ColumnKey, columnDefinitions } from 'ssm-core';
import { callerOf, type Exchange } from './exchange.ts';

const keys: readonly string[] = columnDefinitions.map(({ key }) => key);
const isKey = (text: string): text is ColumnKey => keys.includes(text);

/** A token may be older than the catalogue's columns: what is no column any more is left out. */
export async function preferredColumns(
  exchange: Pick<Exchange, 'signedIn' | 'services'>,
): Promise<readonly ColumnKey[]> {
  const { sub, preferredCols } = callerOf(exchange).person;
  return (await exchange.services.preferences.columnsOf(sub)) ?? preferredCols.filter(isKey);
}
