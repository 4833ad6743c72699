/** PUT /custompanel/panel/{panelId}: saves a panel's next version, or restores a deleted one. */
import { expectedStates } from '../../answer/entityTag.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { panelAnswer } from '../../exchange/panels/panelAnswers.ts';
import { panelDraft } from '../../exchange/panels/panelDraft.ts';
import { doneOf } from '../../exchange/panels/panelRefusals.ts';

export const savePanel: Operation<'savePanel'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const expected = expectedStates(exchange.request.headers.get('If-Match'));
  const draft = { ...panelDraft(exchange, exchange.body), restores: exchange.query.restores };
  const saved = await exchange.services.panels.save(sub, exchange.path.panelId, expected, draft);
  return panelAnswer(exchange, sub, doneOf(saved));
};
