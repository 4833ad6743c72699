/** POST /menuquery/jwt/logout: the token that came along is refused from now on. */
import { callerOf, type Operation } from '../../exchange/exchange.ts';

export const logOut: Operation<'logOut'> = async (exchange) => {
  const { person, tokenId } = callerOf(exchange);
  await exchange.services.revocations.revoke(tokenId, person.expires);
  return new Response(null, {
    status: 204,
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId },
  });
};
