import { taggedAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const getSettings: Operation<'getSettings'> = async (exchange) =>
  taggedAnswer(exchange, exchange.services.settings);
