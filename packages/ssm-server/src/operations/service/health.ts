/** GET /health: the process answers, and says which release it is. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const health: Operation<'health'> = async (exchange) => {
  const { version, commit } = exchange.services.build;
  const ofBuild = { ...(version === undefined ? {} : { version }), ...(commit === undefined ? {} : { commit }) };
  return momentaryAnswer(exchange, { status: 'ok', ...ofBuild });
};
