/** GET /menuquery/jwt/validate: the person of the access token. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { preferredColumns } from './getColumns.ts';

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
