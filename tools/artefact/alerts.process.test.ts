import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { root, run } from '../process.ts';

const promtool = '/usr/bin/promtool';
// In CI the test is never skipped, because CI can install promtool.
const isSkipped = !existsSync(promtool) && process.env['CI'] === undefined;
const without = existsSync(promtool) ? '' : ' (skipped without CI: no promtool)';

const file = path.join(root, 'deploy/prometheus-alerts.yaml');

type Labels = Readonly<Record<string, string>>;

/** Metrics of one hour with a value per minute, in the notation of Prometheus's own tests. */
interface Case {
  readonly series: Readonly<Record<string, string>>;
  readonly after: number;
  readonly severity: 'critical' | 'warning';
  readonly labels: Labels;
  readonly summary: string;
}

const server: Labels = { instance: 'a:9464' };
const ofJob: Labels = { ...server, job: 'somascan-menu' };
const at = 'instance="a:9464",job="somascan-menu"';
const build = `ssm_build_info{${at},commit="abc",version="0.3.0"}`;
const slow = `ssm_request_duration_seconds_bucket{${at},operation="searchAnalytes"`;

const cases: Readonly<Record<string, Case>> = {
  SomaScanMenuDown: {
    series: { [`up{${at}}`]: '0x60' },
    after: 3,
    severity: 'critical',
    labels: ofJob,
    summary: 'a:9464 does not answer at /metrics',
  },
  SomaScanMenuNotReady: {
    series: { [`ssm_requests_total{${at},operation="ready",status="5xx"}`]: '0+1x60' },
    after: 10,
    severity: 'critical',
    labels: server,
    summary: 'a:9464 answers 503 at /ready',
  },
  SomaScanMenuErrors: {
    series: {
      [`ssm_requests_total{${at},operation="searchAnalytes",status="5xx"}`]: '0+3x60',
      [`ssm_requests_total{${at},operation="searchAnalytes",status="2xx"}`]: '0+97x60',
    },
    after: 30,
    severity: 'critical',
    labels: server,
    summary: '3% of requests to a:9464 get 5xx',
  },
  SomaScanMenuRestarts: {
    series: { [`process_start_time_seconds{${at}}`]: '0 60 120 180 180x60' },
    after: 5,
    severity: 'critical',
    labels: ofJob,
    summary: 'a:9464 started 3 times in 15 minutes',
  },
  SomaScanMenuSlow: {
    series: { [`${slow},le="1"}`]: '0x60', [`${slow},le="3"}`]: '0+60x60', [`${slow},le="+Inf"}`]: '0+60x60' },
    after: 30,
    severity: 'warning',
    labels: server,
    summary: '5 % of menu requests to a:9464 take more than 2.9s',
  },
  SomaScanMenuEventLoop: {
    series: { [`nodejs_eventloop_lag_p99_seconds{${at}}`]: '0.5x60' },
    after: 6,
    severity: 'warning',
    labels: ofJob,
    summary: 'The event loop of a:9464 delays answers by 500ms',
  },
  SomaScanMenuSendsAway: {
    series: { [`ssm_queue_refused_total{${at},queue="answers"}`]: '0+1x60' },
    after: 10,
    severity: 'warning',
    labels: { ...server, queue: 'answers' },
    summary: 'a:9464 refuses requests: its queue answers is full',
  },
  SomaScanMenuBodies: {
    series: { [`ssm_bodies_refused_total{${at},budget="server"}`]: '0+1x60' },
    after: 10,
    severity: 'warning',
    labels: server,
    summary: 'a:9464 refuses uploads: request bodies fill SSM_BODIES_MB',
  },
  SomaScanMenuConnections: {
    series: { [`ssm_connections{${at}}`]: '90x60', [`ssm_connections_limit{${at}}`]: '100x60' },
    after: 6,
    severity: 'warning',
    labels: ofJob,
    summary: '90% of the connections of a:9464 are open',
  },
  SomaScanMenuUnsent: {
    series: { [`ssm_unsent_cut_total{${at},reason="budget"}`]: '0+1x60' },
    after: 10,
    severity: 'warning',
    labels: server,
    summary: 'a:9464 closes connections: unsent answers reached their limit',
  },
  SomaScanMenuDatabaseWaits: {
    series: { [`ssm_database_waiting{${at}}`]: '3x60' },
    after: 10,
    severity: 'warning',
    labels: ofJob,
    summary: 'Queries of a:9464 always wait for a database connection',
  },
  SomaScanMenuHeap: {
    series: { [`nodejs_heap_size_used_bytes{${at}}`]: '90x60', [`ssm_heap_limit_bytes{${at}}`]: '100x60' },
    after: 11,
    severity: 'warning',
    labels: ofJob,
    summary: 'a:9464 uses 90% of its heap',
  },
  SomaScanMenuCatalogueMissing: {
    series: { [build]: '1x60', [`ssm_catalogue_info{${at},version="V_7K",revision="one"}`]: '1x60' },
    after: 6,
    severity: 'critical',
    labels: { ...ofJob, commit: 'abc', version: '0.3.0' },
    summary: 'a:9464 has no catalogue of one of the versions',
  },
  SomaScanMenuRevisionsDiffer: {
    series: {
      [`ssm_catalogue_info{${at},version="V_7K",revision="one"}`]: '1x60',
      'ssm_catalogue_info{instance="b:9464",job="somascan-menu",version="V_7K",revision="two"}': '1x60',
    },
    after: 6,
    severity: 'warning',
    labels: { job: 'somascan-menu', version: 'V_7K' },
    summary: 'Servers of somascan-menu answer V_7K from different revisions',
  },
};

/** The metrics of a healthy server: reachable, fast, with few errors and spare memory. */
const quiet: Readonly<Record<string, string>> = {
  [`up{${at}}`]: '1x60',
  [build]: '1x60',
  [`process_start_time_seconds{${at}}`]: '60x60',
  [`ssm_requests_total{${at},operation="searchAnalytes",status="2xx"}`]: '0+999x60',
  [`ssm_requests_total{${at},operation="searchAnalytes",status="5xx"}`]: '0+1x60',
  [`ssm_requests_total{${at},operation="ready",status="2xx"}`]: '0+4x60',
  [`${slow},le="1"}`]: '0+1000x60',
  [`${slow},le="+Inf"}`]: '0+1000x60',
  [`nodejs_eventloop_lag_p99_seconds{${at}}`]: '0.01x60',
  [`ssm_queue_refused_total{${at},queue="answers"}`]: '0x60',
  [`ssm_bodies_refused_total{${at},budget="server"}`]: '0x60',
  [`ssm_bodies_refused_total{${at},budget="sender"}`]: '0+1x60',
  [`ssm_connections{${at}}`]: '79x60',
  [`ssm_connections_limit{${at}}`]: '100x60',
  [`ssm_database_waiting{${at}}`]: '0 3 0 0 5x2 0x60',
  [`nodejs_heap_size_used_bytes{${at}}`]: '80x60',
  [`ssm_heap_limit_bytes{${at}}`]: '100x60',
  [`ssm_catalogue_info{${at},version="V_7K",revision="one"}`]: '1x60',
  [`ssm_catalogue_info{${at},version="V_11K",revision="two"}`]: '1x60',
  'ssm_catalogue_info{instance="b:9464",job="somascan-menu",version="V_7K",revision="one"}': '1x60',
  // Another installation in the same Prometheus has a job and a catalogue of its own.
  'ssm_catalogue_info{instance="c:9464",job="another",version="V_7K",revision="three"}': '1x60',
  [`ssm_unsent_cut_total{${at},reason="idle"}`]: '0+1x60',
  [`ssm_unsent_cut_total{${at},reason="budget"}`]: '0x60',
};

const inputOf = (series: Readonly<Record<string, string>>): readonly object[] =>
  Object.entries(series).map(([name, values]) => ({ series: name, values }));

function testOf(alert: string, { series, after, severity, labels, summary }: Case): object {
  const fired = { exp_labels: { ...labels, severity }, exp_annotations: { summary } };
  return {
    interval: '1m',
    input_series: inputOf(series),
    alert_rule_test: [{ eval_time: `${after}m`, alertname: alert, exp_alerts: [fired] }],
  };
}

async function asked(...words: readonly string[]): Promise<string> {
  const { code, text } = await run(promtool, words, { isQuiet: true });
  return `${code} ${text}`;
}

async function tested(tests: readonly object[]): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-alerts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const written = path.join(folder, 'tests.yaml');
  await writeFile(written, JSON.stringify({ rule_files: [file], evaluation_interval: '1m', tests }));
  return asked('test', 'rules', written);
}

const alertsOf = async (): Promise<readonly string[]> => {
  const { groups } = parse(await readFile(file, 'utf8')) as {
    readonly groups: readonly { readonly rules: readonly { readonly alert: string }[] }[];
  };
  return groups.flatMap(({ rules }) => rules.map(({ alert }) => alert));
};

it('this test has a case for every alert of deploy/', async () => {
  expect(Object.keys(cases).toSorted()).toEqual((await alertsOf()).toSorted());
});

it.skipIf(isSkipped)(`Prometheus takes the rules, and each alert fires with its sentence${without}`, async () => {
  expect(await asked('check', 'rules', file)).toMatch(/^0 .*SUCCESS: 14 rules found/s);
  expect(await tested(Object.entries(cases).map(([alert, one]) => testOf(alert, one)))).toMatch(/^0 [^]*SUCCESS/);
});

it.skipIf(isSkipped)(`none fires of a server that is well${without}`, async () => {
  const none = (await alertsOf()).flatMap((alert) =>
    [10, 30, 59].map((minute) => ({ eval_time: `${minute}m`, alertname: alert, exp_alerts: [] })),
  );
  const test = { interval: '1m', input_series: inputOf(quiet), alert_rule_test: none };
  expect(await tested([test])).toMatch(/^0 [^]*SUCCESS/);
});

it.skipIf(isSkipped)(`servers of one job are compared whatever it is called${without}`, async () => {
  const { SomaScanMenuRevisionsDiffer: differ } = cases as { readonly SomaScanMenuRevisionsDiffer: Case };
  const ofAnother: Case = {
    ...differ,
    series: Object.fromEntries(
      Object.entries(differ.series).map(([name, values]) => [name.replace('somascan-menu', 'another'), values]),
    ),
    labels: { ...differ.labels, job: 'another' },
    summary: differ.summary.replace('somascan-menu', 'another'),
  };
  expect(await tested([testOf('SomaScanMenuRevisionsDiffer', ofAnother)])).toMatch(/^0 [^]*SUCCESS/);
});

it.skipIf(isSkipped)(`the tests would tell of one that fires otherwise${without}`, async () => {
  const { SomaScanMenuHeap: heap } = cases;
  const early = testOf('SomaScanMenuHeap', { ...(heap as Case), after: 5 });
  expect(await tested([early])).toMatch(/^1 [^]*FAILED/);
});
