/** GET /custompanel/panel/{panelId}/source: the imported lists of a version and all earlier ones. */
import { momentaryText } from '../../exchange/answers.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { noSuchPanel } from '../../exchange/panels/panelRefusals.ts';

export const listPanelSources: Operation<'listPanelSources'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const found = await exchange.services.panels.sources(sub, exchange.path.panelId, exchange.query.number);
  if (found === undefined) throw noSuchPanel();
  // Joins the stored texts, because parsing lists of 20,000 rows would be slow.
  return momentaryText(exchange, `{"items":[${found.join(',')}]}`);
};
