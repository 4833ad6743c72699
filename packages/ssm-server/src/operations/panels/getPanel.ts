/** GET /custompanel/panel/{panelId}: the newest or an earlier version of a panel. */
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { panelAnswer } from '../../exchange/panels/panelAnswers.ts';
import { noSuchPanel } from '../../exchange/panels/panelRefusals.ts';

export const getPanel: Operation<'getPanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.find(sub, exchange.path.panelId, exchange.query.number);
  if (found === undefined) throw noSuchPanel();
  return panelAnswer(exchange, sub, found);
};
