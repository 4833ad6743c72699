import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { generateDemoCatalogue } from '../../catalogue/generate/generateDemoCatalogue.ts';
import { seqIdsOf } from '../../catalogue/revision.ts';
import { mintToken } from '../../control/operator.ts';
import { head, headersOf, malformed, misleading } from '../../http/testing/hostileRequests.ts';
import { byTls, type RawAnswer, rawConnection } from '../../http/testing/rawExchange.ts';
import { startStopwatch } from '../../store/testing/stopwatch.ts';
import { asWanted, importBesideHealth, longestList, searchHeavily } from '../testing/heavyUse.ts';
import { heldBy, startProcess } from '../testing/serverProcess.ts';
import { startTopology, topologyAbsence } from '../testing/topology/startTopology.ts';

const skipped = topologyAbsence === undefined ? '' : ` (skipped: ${topologyAbsence})`;

async function exchange(port: number, text: string): Promise<RawAnswer> {
  const { answer, ask } = rawConnection(port, byTls);
  ask(text);
  return answer;
}

const factsOf = ({ body, headers, ms }: RawAnswer) => ({
  isSoon: ms < 5000 || ms,
  disclosesNothing: !/\n\s+at |node:|\/packages\/|SELECT |nginx\/\d/.test(`${body} ${headers['server'] ?? ''}`),
});
const harmless: ReturnType<typeof factsOf> = { isSoon: true, disclosesNothing: true };

const refusals = new Set([0, 400, 405, 408, 414, 501, 505]);

/**
 * Five hundred anonymous clients, in another process, each hold back the last byte of 10 MiB while `/health` is
 * requested.
 */
async function holdBack(address: string, pids: readonly number[]) {
  const before = pids.map(heldBy);
  const attack = startProcess({}, 'http/testing/holdBack.ts', [
    address,
    '/sat/menuquery/import?version=V_7K',
    String(10 * 1024 * 1024),
  ]);
  let [slowest, cost] = [0, 0];
  const refused: number[] = [];
  for (let left = 20; left > 0; left -= attack.output() === '' ? 0 : 1) {
    const stopwatch = startStopwatch();
    const health = await fetch(`${address}/health`);
    await health.text();
    if (!health.ok) refused.push(health.status);
    slowest = Math.max(slowest, stopwatch());
    cost = Math.max(cost, ...pids.map((pid, index) => heldBy(pid) - (before[index] ?? 0)));
    await pause(10);
  }
  return { refused, slowest, cost };
}

/** Repeats a failed run up to twice, because a busy machine or pending garbage can spoil some runs. */
async function holdBackAgain(address: string, pids: readonly number[]) {
  let { refused, slowest, cost } = await holdBack(address, pids);
  for (let time = 0; time < 2 && (slowest >= 250 || cost >= 64); time++) {
    const again = await holdBack(address, pids);
    refused = [...refused, ...again.refused];
    slowest = Math.min(slowest, again.slowest);
    cost = Math.min(cost, again.cost);
  }
  return { refused, isAwake: slowest < 250 || slowest, cost: cost < 64 || cost };
}

describe.skipIf(topologyAbsence !== undefined)(`two servers behind a proxy, a pooler and a standby${skipped}`, () => {
  // Repeated on failure, because a shared machine may pause for longer than the limits.
  it('R20, R21, R22, R23: withstand heavy use and malformed requests like one server', {
    retry: 2,
  }, async () => {
    const catalogue = await generateDemoCatalogue('V_11K');
    const { address, servers, folders, proxy } = await startTopology([await generateDemoCatalogue('V_7K'), catalogue]);
    await proxy.servedByAll();
    const pids = servers.map(({ pid }) => pid);
    expect(await searchHeavily(address, pids)).toEqual(asWanted);

    const seqIds = [...seqIdsOf(catalogue)];
    const token = await mintToken(folders[0], 'SSM-Registered');
    expect(await importBesideHealth(address, token, longestList(seqIds))).toEqual([
      200,
      { heading: 1, exact: seqIds.length, duplicate: 20_000 - seqIds.length },
      true,
    ]);

    const port = Number(new URL(address).port);
    // A proxy that buffered the whole body would not answer yet, but time out later.
    const upload = head(
      'POST /sat/menuquery/import?version=V_7K HTTP/1.1',
      'Authorization: Bearer no.such.token',
      'Content-Type: multipart/form-data; boundary=x',
      `Content-Length: ${10 * 1024 * 1024}`,
    );
    expect((await exchange(port, upload + 'x'.repeat(16 * 1024))).status).toBe(401);
    expect(await holdBackAgain(address, pids)).toEqual({ refused: [], isAwake: true, cost: true });
    const answers = await Promise.all(
      malformed.map(async ([what, text]) => [what, await exchange(port, text)] as const),
    );
    expect(
      answers.map(([what, answer]) => [what, refusals.has(answer.status) || answer.status, factsOf(answer)]),
    ).toEqual(malformed.map(([what]) => [what, true, harmless]));
    const misled = await Promise.all(
      misleading.map(async ([what, target]) => {
        const text = head(`GET ${target} HTTP/1.1`, ...headersOf(what).split('\r\n').filter(Boolean));
        return [what, await exchange(port, text)] as const;
      }),
    );
    expect(
      misled.map(([what, answer], index) => {
        const isRefused = answer.status === misleading[index]?.[2] || refusals.has(answer.status);
        return [what, isRefused || answer.status, factsOf(answer)];
      }),
    ).toEqual(misleading.map(([what]) => [what, true, harmless]));
    await proxy.servedByAll();
    expect(servers.map(({ pid }) => pid)).toEqual(pids);
  });
});
