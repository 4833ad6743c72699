/** GET /config.json: what is set about the application. */
import type { Operation } from './exchange.ts';
import { taggedAnswer } from './taggedAnswer.ts';

export const getSettings: Operation<'getSettings'> = async (exchange) =>
  taggedAnswer(exchange, exchange.services.settings);
