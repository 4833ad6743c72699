/** DELETE /custompanel/panel/{panelId}: savePanel restores the panel with the ETag of this response. */
import { expectedStates, stateTag } from '../../answer/entityTag.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { doneOf } from '../../exchange/panels/panelRefusals.ts';

export const deletePanel: Operation<'deletePanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const state = doneOf(await exchange.services.panels.remove(sub, exchange.path.panelId, expected));
  return new Response(null, {
    status: 204,
    headers: { ETag: stateTag(state), 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId },
  });
};
