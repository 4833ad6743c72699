/** GET /custompanel/panel/{panelId}/version: the saves of a panel, newest first. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { versionSummary } from '../../exchange/panels/panelAnswers.ts';
import { noSuchPanel } from '../../exchange/panels/panelRefusals.ts';

export const listPanelVersions: Operation<'listPanelVersions'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { page = 1, size = 20 } = exchange.query;
  const found = await exchange.services.panels.versions(sub, exchange.path.panelId, page, size);
  if (found === undefined) throw noSuchPanel();
  return momentaryAnswer(exchange, { items: found.items.map(versionSummary), total: found.total, page, size });
};
