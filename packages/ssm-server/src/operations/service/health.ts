/** GET /health: the process answers. */
import { momentaryAnswer, type Operation } from '../../exchange/exchange.ts';

export const health: Operation<'health'> = async (exchange) => momentaryAnswer(exchange, { status: 'ok' });
