/** Calls about the signed-in person. */
import type { ColumnKey } from 'ssm-core';
import { findColumn } from 'ssm-core/engine';
import { momentaryAnswer } from '../exchange/answers.ts';
import { callerOf, type Exchange, type Operation } from '../exchange/exchange.ts';

const isKey = (text: string): text is ColumnKey => findColumn(text)?.key === text;

/**
 * Returns the saved columns, or those in the token. Unknown columns are dropped, because the token may be older than
 * the catalogue.
 */
async function preferredColumns(exchange: Pick<Exchange, 'signedIn' | 'services'>): Promise<readonly ColumnKey[]> {
  const { sub, preferredCols } = callerOf(exchange).person;
  return (await exchange.services.preferences.columnsOf(sub)) ?? preferredCols.filter(isKey);
}

/** GET /custompanel/user/{userSub}/column: the columns that a person prefers in all tables. */
export const getColumns: Operation<'getColumns'> = async (exchange) =>
  momentaryAnswer(exchange, { columns: await preferredColumns(exchange) });

async function save(exchange: Exchange<'saveColumns' | 'saveColumnsByPost'>): Promise<Response> {
  const { columns } = exchange.body;
  await exchange.services.preferences.saveColumns(callerOf(exchange).person.sub, columns);
  return momentaryAnswer(exchange, { columns });
}

export const saveColumns: Operation<'saveColumns'> = save;
export const saveColumnsByPost: Operation<'saveColumnsByPost'> = save;

/** GET /menuquery/jwt/validate: the person of the access token. */
export const validateToken: Operation<'validateToken'> = async (exchange) => {
  const { sub, email, roles, role, expires } = callerOf(exchange).person;
  return momentaryAnswer(exchange, {
    sub,
    email,
    roles,
    role: role.title,
    preferredCols: await preferredColumns(exchange),
    expires: expires.toISOString(),
  });
};

/** POST /menuquery/jwt/logout: revokes the caller's token. */
export const logOut: Operation<'logOut'> = async (exchange) => {
  const { person, tokenId } = callerOf(exchange);
  await exchange.services.revocations.revoke(tokenId, person.expires);
  return new Response(null, {
    status: 204,
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId },
  });
};
