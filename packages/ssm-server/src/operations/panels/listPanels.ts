import { ProblemError } from '../../answer/problem.ts';
import { momentaryAnswer } from '../../exchange/answers.ts';
import { callerOf, type Operation } from '../../exchange/exchange.ts';
import { panelSummary } from '../../exchange/panels/panelAnswers.ts';
import { isSearchable } from '../../panels/panelText.ts';

export const listPanels: Operation<'listPanels'> = async (exchange) => {
  const { sub } = callerOf(exchange).person;
  const { search = '', seqId, sort = 'changed', direction, page = 1, size = 20 } = exchange.query;
  if (!isSearchable(search)) {
    const detail = 'The parameter search holds control characters, which no panel has. Leave them out.';
    throw new ProblemError({ code: 'invalid_parameter', detail, field: 'search' });
  }
  const isDescending = direction === undefined ? sort === 'changed' || sort === 'count' : direction === 'descending';
  const found = await exchange.services.panels.list(sub, { search, seqId, sort, isDescending, page, size });
  const items = found.items.map((head) => panelSummary(sub, head));
  return momentaryAnswer(exchange, { items, total: found.total, page, size });
};
