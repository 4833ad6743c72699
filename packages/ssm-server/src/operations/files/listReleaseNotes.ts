import { taggedAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';

export const listReleaseNotes: Operation<'listReleaseNotes'> = async (exchange) =>
  taggedAnswer(exchange, await exchange.services.notes.list());
