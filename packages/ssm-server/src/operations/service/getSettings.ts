/** GET /config.json: what is set about the application. */
import type { Operation } from '../../exchange/exchange.ts';
import { taggedAnswer } from '../../exchange/taggedAnswer.ts';

export const getSettings: Operation<'getSettings'> = async (exchange) =>
  taggedAnswer(exchange, exchange.services.settings);
