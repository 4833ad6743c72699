/** GET /health: the process answers, and says which release it is, and for whom. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const health: Operation<'health'> = async (exchange) => {
  const { version, commit, profile } = exchange.services.build;
  // JSON leaves out what is not known.
  return momentaryAnswer(exchange, { status: 'ok', version, commit, profile });
};
