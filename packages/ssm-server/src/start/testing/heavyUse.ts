import { setTimeout as pause } from 'node:timers/promises';
import type { ImportedRow } from 'ssm-core';
import { columnsMediaType, identifierColumnKeys } from 'ssm-core/engine';
import { deflatedZip, workbookParts } from '../../catalogue/testing/testFiles.ts';
import { formOf } from '../../operations/testing/uploads.ts';
import { startStopwatch } from '../../store/testing/stopwatch.ts';
import { type Answered, openLoop } from './openLoop.ts';
import { heldBy } from './serverProcess.ts';

const headers = { accept: columnsMediaType, 'accept-encoding': 'br' };
const menu = `/sat/menuquery/public/somamer/search?version=V_11K&fields=${identifierColumnKeys.join(',')}`;
const filtered = (text: string): string => `${menu}&filters=${encodeURIComponent(text)}`;

const known = Array.from({ length: 50 }, (_, index) => filtered(`totalCvPlasma<${5 + index}`));
let asked = 0;
function searches(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => {
    asked += 1;
    return index % 2 === 0 ? (known[index % known.length] ?? menu) : filtered(`loDb~${asked / 10},${asked}`);
  });
}

function p99(answers: readonly Answered[]): number {
  const sorted = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN;
}

const notAnswered = (answers: readonly Answered[]) => answers.filter(({ status }) => status !== 200);

/**
 * Sends 100 searches a second for 20 s, then 300 for 10 s, and 5 s later 100 again. `pids` are the processes behind the
 * origin. Resolves to `asWanted` if all limits are met; a figure replaces each one that is not.
 */
export async function searchHeavily(origin: string, pids: readonly number[]) {
  const whole = new Map((await openLoop(origin, known, headers, 25)).map(({ path, bytes }) => [path, bytes]));
  const usual = await openLoop(origin, searches(2000), headers, 100);
  const before = pids.map(heldBy);
  let grew = 0;
  const watch = setInterval(() => {
    grew = Math.max(grew, ...pids.map((pid, index) => heldBy(pid) - (before[index] ?? 0)));
  }, 100);
  const beyond = await openLoop(origin, searches(3000), headers, 300);
  clearInterval(watch);
  await pause(5000);
  const after = await openLoop(origin, searches(500), headers, 100);
  const sentAway = beyond.filter(
    ({ status, retryAfter }) => (status === 429 || status === 503) && retryAfter !== undefined,
  );
  const wrong = [...usual, ...beyond, ...after].filter(
    ({ path, status, bytes }) => status === 200 && (whole.get(path) ?? bytes) !== bytes,
  );
  return {
    usual: [notAnswered(usual), p99(usual) < 300 || p99(usual)],
    beyond: notAnswered(beyond).length - sentAway.length,
    after: [notAnswered(after), p99(after) < 300 || p99(after)],
    wrong,
    grew: grew < 256 || grew,
  };
}

export const asWanted: Awaited<ReturnType<typeof searchHeavily>> = {
  usual: [[], true],
  beyond: 0,
  after: [[], true],
  wrong: [],
  grew: true,
};

/**
 * Returns the longest list that is accepted: a workbook of 20,000 rows and 43 columns in which these reagents repeat.
 */
export function longestList(seqIds: readonly string[]): FormData {
  const titles = ['SeqId', ...Array.from({ length: 42 }, (_, column) => `Column ${column + 2}`)];
  const rows = Array.from({ length: 20_000 }, (_, row) =>
    titles.map((_title, column) => (column === 0 ? (seqIds[row % seqIds.length] ?? '') : `${row}-${column} alpha`)),
  );
  return formOf(deflatedZip(workbookParts({ Menu: [titles, ...rows] })));
}

/**
 * Imports a list while `/health` is requested repeatedly. Resolves to the status, the number of rows of each kind, and
 * whether each health answer came within 250 ms.
 */
export async function importBesideHealth(origin: string, token: string, body: FormData) {
  const over = new AbortController();
  const sent = fetch(`${origin}/sat/menuquery/import?version=V_11K`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body,
  }).finally(() => over.abort());
  let slowest = 0;
  while (!over.signal.aborted) {
    const stopwatch = startStopwatch();
    await (await fetch(`${origin}/health`)).text();
    slowest = Math.max(slowest, stopwatch());
    await pause(10);
  }
  const answer = await sent;
  const answered = (await answer.json()) as readonly ImportedRow[];
  const counts: Record<string, number> = {};
  for (const { status } of answered) counts[status] = (counts[status] ?? 0) + 1;
  return [answer.status, counts, slowest < 250 || slowest];
}
