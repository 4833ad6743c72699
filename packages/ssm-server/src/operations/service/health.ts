/** GET /health: reports that the process responds, and its release. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const health: Operation<'health'> = async (exchange) => {
  const { version, commit, profile } = exchange.services.build;
  return momentaryAnswer(exchange, { status: 'ok', version, commit, profile });
};
