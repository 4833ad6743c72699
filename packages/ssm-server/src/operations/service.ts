/** Calls about the server itself: its flags, settings and state. */
import { assayVersions } from 'ssm-core';
import { ProblemError } from '../answer/problem.ts';
import { jsonBytes, momentaryAnswer, taggedAnswer } from '../exchange/answers.ts';
import type { Operation } from '../exchange/exchange.ts';
import type { FlagValue } from '../flags/flags.ts';
import { othersHaveHadATurn } from '../queue/steps.ts';

// POST /ofrep/v1/evaluate/flags and …/{key}: flags by the OpenFeature Remote Evaluation Protocol.
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

export const getSettings: Operation<'getSettings'> = async (exchange) =>
  taggedAnswer(exchange, exchange.services.settings);

/** GET /health: reports that the process responds, and its release. */
export const health: Operation<'health'> = async (exchange) => {
  const { version, commit, profile } = exchange.services.build;
  return momentaryAnswer(exchange, { status: 'ok', version, commit, profile });
};

const patienceMs = 2000;

async function answersInTime(isReachable: () => Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    // If the process itself was blocked, storage may have answered meanwhile. Its answer is read first.
    timer = setTimeout(() => void othersHaveHadATurn().then(() => resolve(false)), patienceMs);
  });
  try {
    return await Promise.race([isReachable().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

function notReady(detail: string): ProblemError {
  return new ProblemError({ code: 'unavailable', detail, headers: { 'Retry-After': '5' } });
}

/**
 * GET /ready: checks that every version has a catalogue, that storage answers, and that the server is not shutting
 * down.
 */
export const ready: Operation<'ready'> = async (exchange) => {
  const { catalogues, isStoreReachable, isLeaving } = exchange.services;
  if (isLeaving()) throw notReady('This server is about to end. Ask another, or try again shortly.');
  const missing = assayVersions.filter((version) => catalogues.get(version) === undefined);
  if (missing.length > 0) throw notReady(`No catalogue is loaded yet for ${missing.join(' and ')}. Try again shortly.`);
  if (!(await answersInTime(isStoreReachable))) throw notReady('Storage does not answer. Try again shortly.');
  const loaded = assayVersions.map((version) => catalogues.get(version)).filter((catalogue) => catalogue !== undefined);
  return momentaryAnswer(exchange, {
    status: 'ready',
    catalogues: loaded.map(({ version, revision, isDemo, table }) => ({
      version,
      revision,
      isDemo,
      total: table.total,
    })),
  });
};
