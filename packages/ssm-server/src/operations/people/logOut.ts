/** POST /menuquery/jwt/logout: revokes the caller's token. */
import { callerOf, type Operation } from '../../exchange/exchange.ts';

export const logOut: Operation<'logOut'> = async (exchange) => {
  const { person, tokenId } = callerOf(exchange);
  await exchange.services.revocations.revoke(tokenId, person.expires);
  return new Response(null, {
    status: 204,
    headers: { 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId },
  });
};
