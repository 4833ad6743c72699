/** GET /ready: every version has a catalogue, storage answers, and the server is not shutting down. */
import { assayVersions } from 'ssm-core';
import { ProblemError } from '../../answer/problem.ts';
import { momentaryAnswer } from '../../exchange/answers.ts';
import type { Operation } from '../../exchange/exchange.ts';
import { othersHaveHadATurn } from '../../queue/steps.ts';

const patienceMs = 2000;

async function answersInTime(isReachable: () => Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    // If the process itself was blocked, storage's answer may be pending: it is read first.
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
