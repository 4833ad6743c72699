import { setTimeout as pause } from 'node:timers/promises';
import { roles } from 'ssm-core';
import { describe, expect, it } from 'vitest';
import { mintToken } from '../../control/operator.ts';
import { demoPerson } from '../../identity/demoPerson.ts';
import { startStopwatch } from '../../store/testing/stopwatch.ts';
import { until } from '../../store/testing/until.ts';
import { smallCatalogue } from '../../testing/smallCatalogue.ts';
import { createPanelWriter, type PanelWriter } from '../testing/panelWriter.ts';
import { startTopology, topologyAbsence } from '../testing/topology/startTopology.ts';

const skipped = topologyAbsence === undefined ? '' : ` (skipped: ${topologyAbsence})`;
/** Statement timeout of the database. The server abandons a statement a second later. */
const statementMs = 3000;
const menu = '/sat/menuquery/public/somamer/search?version=V_7K';
const titles = roles.filter(({ allowsGeneralRoutes }) => allowsGeneralRoutes).map(({ title }) => title);

interface Writer {
  readonly writer: PanelWriter;
  readonly token: string;
}

async function startWritten() {
  const topology = await startTopology([smallCatalogue('V_7K'), smallCatalogue('V_11K')], {
    SSM_DATABASE_STATEMENT_MS: String(statementMs),
  });
  const writers: readonly Writer[] = await Promise.all(
    titles.map(async (title, index) => ({
      writer: createPanelWriter(title),
      token: await mintToken(topology.folders[index % 2 === 0 ? 0 : 1], title),
    })),
  );
  return { ...topology, writers };
}

type Topology = Awaited<ReturnType<typeof startWritten>>;

async function readOn(address: string, signal: AbortSignal): Promise<readonly string[]> {
  const failures: string[] = [];
  while (!signal.aborted) {
    const said = await fetch(address + menu).then(
      async (answer) => (answer.ok && (await answer.text()).length > 0 ? undefined : String(answer.status)),
      (error: Error) => error.message,
    );
    if (said !== undefined) failures.push(said);
    await pause(5);
  }
  return failures;
}

async function saveNow({ address, writers }: Topology): Promise<string> {
  const { sub } = demoPerson(titles[0] ?? 'SSM-Public');
  const answer = await fetch(`${address}/sat/custompanel/user/${sub}/column`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${writers[0]?.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ columns: ['seqId', 'targetName'] }),
  });
  await answer.arrayBuffer();
  return `${answer.status} ${answer.headers.get('Content-Type')?.split(';')[0]}`;
}

const saved = '200 application/json';

interface Aftermath {
  readonly refused: readonly string[];
  readonly menu: readonly string[];
  readonly panels: readonly string[];
}

/** Ends a part while people write and read, and then compares the panels with what was acknowledged. */
async function lose(topology: Topology, end: () => Promise<void>, mend: () => Promise<void>): Promise<Aftermath> {
  const { address, proxy, writers } = topology;
  await proxy.servedByAll();
  const over = new AbortController();
  const before = writers.map(({ writer }) => writer.count());
  const reading = readOn(address, over.signal);
  const refused: string[] = [];
  const writing = writers.map(async ({ writer, token }, index) => {
    const refusal = await writer.write(address, token, over.signal);
    if (refusal !== undefined && !over.signal.aborted) refused.push(`${titles[index]}: ${refusal}`);
  });
  const haveWritten = (): boolean => writers.every(({ writer }, index) => writer.count() > (before[index] ?? 0) + 2);
  await until('all write', () => haveWritten() || undefined);
  await end();
  await mend();
  await until('saves are taken again', async () => (await saveNow(topology)) === saved || undefined);
  over.abort();
  await Promise.all(writing);
  const menuFailures = await reading;
  const faults = await Promise.all(writers.map(({ writer, token }) => writer.check(address, token)));
  return { refused, menu: menuFailures, panels: faults.flat() };
}

const nothingLost: Omit<Aftermath, 'refused'> = { menu: [], panels: [] };

describe.skipIf(topologyAbsence !== undefined)(`two servers behind proxy, pooler and standby${skipped}`, () => {
  it('R1 R4 R7 R15: keep acknowledged saves and answer the menu while each part is ended in turn', async () => {
    const topology = await startWritten();
    const { database, pooler, proxy, servers, startServer } = topology;
    const loseAbruptly = async (end: () => Promise<void>, mend: () => Promise<void>) => {
      // Writes in progress may fail, so only acknowledged writes count.
      const { refused: _, ...aftermath } = await lose(topology, end, mend);
      return aftermath;
    };

    const asked = await lose(
      topology,
      async () => {
        servers[1]?.signal('SIGTERM');
        await servers[1]?.ended();
      },
      async () => {
        await startServer(1);
      },
    );
    const server = await loseAbruptly(
      async () => {
        servers[0]?.signal('SIGKILL');
        await servers[0]?.ended();
      },
      async () => {
        await startServer(0);
      },
    );
    const bouncer = await loseAbruptly(
      () => pooler.kill(),
      async () => {
        expect(await saveNow(topology)).toBe('503 application/problem+json');
        await pooler.restart();
      },
    );
    const standby = await loseAbruptly(
      () => database.killStandby(),
      async () => {
        const stopwatch = startStopwatch();
        expect(await saveNow(topology)).toBe('503 application/problem+json');
        // The server waits for one statement timeout, but not for a second one at the rollback.
        expect(stopwatch()).toBeLessThan(2 * statementMs);
        await database.restartStandby();
      },
    );
    const primary = await loseAbruptly(
      () => database.killPrimary(),
      async () => {
        expect(await saveNow(topology)).toBe('503 application/problem+json');
        await database.promote();
        await pooler.lead(database.standbyPort);
      },
    );
    // Without the proxy the menu cannot be reached, so its failures do not count.
    const { panels } = await loseAbruptly(
      () => proxy.kill(),
      () => proxy.restart(),
    );

    expect({ asked, server, bouncer, standby, primary, proxy: panels }).toEqual({
      // After SIGTERM the server still serves until the proxy no longer uses it, so no request fails.
      asked: { refused: [], ...nothingLost },
      server: nothingLost,
      bouncer: nothingLost,
      standby: nothingLost,
      primary: nothingLost,
      proxy: [],
    });
  });
});
