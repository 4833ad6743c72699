/** GET /menuquery/jwt/validate: who the access token says you are. */
import { callerOf, momentaryAnswer, type Operation } from '../../exchange/exchange.ts';
import { preferredColumns } from '../../exchange/preferredColumns.ts';

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
