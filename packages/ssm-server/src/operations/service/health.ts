/** GET /health: the process answers. */
import { momentaryAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const health: Operation<'health'> = async (exchange) => momentaryAnswer(exchange, { status: 'ok' });
