import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { silentLog } from '../log/log.ts';
import { readConfig } from '../settings/config.ts';
import { newDataFolder } from '../store/testing/dataFolders.ts';
import { readBuild } from './build.ts';
import { PortError } from './port.ts';
import { type RunningServer, startServer } from './server.ts';

async function started(env: Readonly<Record<string, string>>): Promise<RunningServer & { readonly said: string[] }> {
  const said: string[] = [];
  const base = { PORT: '0', SSM_DATA: await newDataFolder('loaded'), SSM_PREPARE: 'quick', SSM_COMMIT: '1ec2c5e' };
  const config = readConfig({ ...base, ...env }, '/');
  const server = await startServer(config, { print: (line) => void said.push(line), log: silentLog });
  onTestFinished(() => server.stop(0));
  return { ...server, said };
}

async function valuesAt(address: string): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.replace(/ \S+$/, ''), Number(/\S+$/.exec(line)?.[0])]));
}

const search = '/sat/menuquery/public/somamer/search?version=V_7K';

describe('a server whose settings ask for metrics', () => {
  it('reports its requests, its build and the state of its parts at a separate port', async () => {
    const { address, metricsAddress = '', said } = await started({ SSM_METRICS_PORT: '0' });
    expect(said).toContain(`  Metrics: ${metricsAddress}/metrics`);
    const secret = 'someone@example.org';
    const targets = [search, search, search, '/ready', `/nowhere/${secret}?token=${secret}`];
    for (const target of targets) await (await fetch(address + target)).arrayBuffer();
    await fetch(`${address}/sat/menuquery/secured/somamer/search?version=V_7K`, {
      headers: { Authorization: `Bearer ${secret}`, 'X-Request-Id': 'request-of-someone' },
    });
    const values = await valuesAt(metricsAddress);
    expect(values).toMatchObject({
      'ssm_requests_total{operation="searchAnalytes",method="GET",status="2xx"}': 3,
      'ssm_requests_total{operation="searchAnalytes",method="GET",status="4xx"}': 1,
      'ssm_requests_total{operation="ready",method="GET",status="2xx"}': 1,
      'ssm_requests_total{operation="static",method="GET",status="4xx"}': 1,
      'ssm_request_duration_seconds_count{operation="searchAnalytes"}': 4,
      [`ssm_build_info{version="${(await readBuild(undefined)).version}",commit="1ec2c5e"}`]: 1,
      'ssm_catalogue_info{version="V_7K",revision="small-V_7K-1",demo="false"}': 1,
      'ssm_catalogue_info{version="V_11K",revision="small-V_11K-1",demo="false"}': 1,
      'ssm_catalogue_reagents{version="V_7K"}': 3,
      ssm_answers_missed_total: 1,
      ssm_answers_repeated_total: 2,
      ssm_answers_kept: 1,
      'ssm_queue_waiting{queue="answers"}': 0,
      'ssm_queue_waiting{queue="bodies"}': 0,
      'ssm_queue_waiting{queue="changes"}': 0,
      'ssm_queue_waiting{queue="workbooks"}': 0,
      'ssm_bodies_refused_total{budget="sender"}': 0,
      ssm_connections_limit: 4096,
      ssm_unsent_bytes: 0,
      ssm_unsent_limit_bytes: 134_217_728,
      'ssm_unsent_cut_total{reason="idle"}': 0,
      'ssm_unsent_cut_total{reason="budget"}': 0,
      ssm_database_connections_limit: 1,
      ssm_database_waiting: 0,
    });
    expect([values['ssm_answers_kept_bytes'], values['nodejs_heap_size_used_bytes']]).toEqual([
      expect.toSatisfy((bytes: number) => bytes > 0),
      expect.toSatisfy((bytes: number) => bytes > 0),
    ]);
    expect(Object.keys(values).join('\n')).not.toMatch(/example\.org|nowhere|request-of-someone/);
  });

  it('answers only /metrics at that port, and reports no metrics at its public port', async () => {
    const { address, metricsAddress = '' } = await started({ SSM_METRICS_PORT: '0' });
    const outcomes = await Promise.all(
      [
        fetch(`${metricsAddress}/metrics`, { method: 'HEAD' }),
        fetch(`${metricsAddress}/metrics`, { method: 'POST', body: 'x' }),
        fetch(metricsAddress + search),
        fetch(`${address}/metrics`),
      ].map(async (asked) => {
        const answer = await asked;
        return [answer.status, answer.headers.get('Allow'), await answer.text()];
      }),
    );
    expect(outcomes).toEqual([
      [200, null, ''],
      [405, 'GET, HEAD', 'This path takes GET, HEAD.\n'],
      [404, null, 'Metrics are at /metrics.\n'],
      [404, null, expect.not.stringContaining('ssm_')],
    ]);
  });

  it('frees the metrics port when the server stops', async () => {
    const server = await started({ SSM_METRICS_PORT: '0' });
    await server.stop(0);
    await expect(fetch(`${server.metricsAddress}/metrics`)).rejects.toThrow('fetch failed');
  });

  it('does not start if the metrics port is in use, and names the setting to change', async () => {
    const busy = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void busy.close());
    await once(busy, 'listening');
    const { port } = busy.address() as { port: number };
    await expect(started({ SSM_METRICS_PORT: String(port) })).rejects.toEqual(
      new PortError(
        `Port ${port} on 127.0.0.1 is in use by another program. Stop that one, or set SSM_METRICS_PORT to another number.`,
      ),
    );
  });
});

describe('a server without metrics settings', () => {
  it('reports metrics nowhere', async () => {
    const { address, metricsAddress, said } = await started({});
    expect(metricsAddress).toEqual(undefined);
    expect(said.filter((line) => line.includes('etrics'))).toEqual([]);
    expect((await fetch(`${address}/metrics`)).status).toEqual(404);
  });
});
