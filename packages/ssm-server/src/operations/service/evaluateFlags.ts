/** POST /ofrep/v1/evaluate/flags and …/{key}: flags by the OpenFeature Remote Evaluation Protocol. */

import { jsonBytes, momentaryAnswer, taggedAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import type { FlagValue } from '../../flags/flags.ts';

const evaluation = (key: string, value: FlagValue) => ({ key, value, reason: 'STATIC', variant: String(value) });

export const evaluateFlags: Operation<'evaluateFlags'> = async (exchange) => {
  const flags = Object.entries(await exchange.services.flags.current());
  const inOrder = flags.toSorted(([first], [second]) => (first < second ? -1 : 1));
  return taggedAnswer(exchange, { flags: inOrder.map(([key, value]) => evaluation(key, value)) });
};

export const evaluateFlag: Operation<'evaluateFlag'> = async (exchange) => {
  const flags = await exchange.services.flags.current();
  const { key } = exchange.path;
  const value = Object.hasOwn(flags, key) ? flags[key] : undefined;
  if (value !== undefined) return momentaryAnswer(exchange, evaluation(key, value));
  const body = jsonBytes({ key, errorCode: 'FLAG_NOT_FOUND', errorDetails: 'There is no such flag.' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
  const ofEvery = { 'Cache-Control': 'no-store', 'X-Request-Id': exchange.requestId };
  return new Response(body, { status: 404, headers: { ...headers, ...ofEvery } });
};
