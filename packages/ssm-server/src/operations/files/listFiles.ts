import { taggedAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const listFiles: Operation<'listFiles'> = async (exchange) =>
  taggedAnswer(exchange, await exchange.services.files.list());
