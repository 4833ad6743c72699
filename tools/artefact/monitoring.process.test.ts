import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { silentLog } from '../../packages/ssm-server/src/log/log.ts';
import { readConfig } from '../../packages/ssm-server/src/settings/config.ts';
import { startServer } from '../../packages/ssm-server/src/start/server.ts';
import { root } from '../process.ts';

const read = (name: string): Promise<string> => readFile(path.join(root, name), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
}

interface Dashboard {
  readonly templating: { readonly list: readonly { readonly name: string; readonly definition?: string }[] };
  readonly panels: readonly {
    readonly title: string;
    readonly gridPos: { readonly x: number; readonly w: number };
    readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
  }[];
}

const rulesOf = async (): Promise<readonly Rule[]> => {
  const { groups } = parse(await read('deploy/prometheus-alerts.yaml')) as { groups: readonly { rules: Rule[] }[] };
  return groups.flatMap(({ rules }) => rules);
};
const dashboardOf = async () => JSON.parse(await read('deploy/grafana-dashboard.json')) as Dashboard;

const filled = (text: string): string => text.replaceAll('$__rate_interval', '1m').replaceAll('$instance', 'a:1');

interface Used {
  readonly metric: string;
  readonly labels: readonly (readonly [label: string, value: string | undefined])[];
}

function metricsIn(expression: string): readonly Used[] {
  const text = filled(expression);
  const used: Used[] = [];
  parser.parse(text).iterate({
    enter({ node, type, from }) {
      if (type.isError) throw new Error(`Not an expression from "${text.slice(from)}" on: ${text}`);
      if (type.name !== 'VectorSelector') return;
      const selector = text.slice(node.from, node.to);
      const matchers = [...selector.matchAll(/(\w+)\s*(=~|!=|!~|=)\s*"([^"]*)"/g)];
      used.push({
        metric: /^\w+/.exec(selector)?.[0] ?? '',
        labels: matchers.map(([, label = '', how, value]) => [label, how === '=' ? value : undefined]),
      });
    },
  });
  return used;
}

/** Metrics and labels that Prometheus itself adds. */
const ofPrometheus = { metrics: ['up'], labels: ['instance', 'job'] };

/** The metrics of a running server with their labels. Classes of status codes that did not occur have no line. */
let told: ReadonlyMap<string, ReadonlySet<string>>;
let text: string;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ssm-monitoring-'));
  const env = { PORT: '0', SSM_METRICS_PORT: '0', SSM_PREPARE: 'quick', SSM_DATA: folder };
  const server = await startServer(readConfig(env, '/'), { print: () => {}, log: silentLog });
  try {
    await (await fetch(`${server.address}/sat/menuquery/public/somamer/search?version=V_7K`)).arrayBuffer();
    await (await fetch(`${server.address}/ready`)).arrayBuffer();
    text = await (await fetch(`${server.metricsAddress}/metrics`)).text();
  } finally {
    await server.stop(0);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const labelsOf = new Map<string, Set<string>>();
  // Reads the lines of types, because an empty histogram has no other line.
  for (const [, name = '', type] of text.matchAll(/^# TYPE (\w+) (\w+)$/gm)) {
    const parts = type === 'histogram' ? ['_bucket', '_sum', '_count'] : [''];
    for (const part of parts) labelsOf.set(name + part, new Set());
  }
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)(?:\{(.*)\})? \S+$/gm)) {
    const known = labelsOf.get(name);
    for (const [, label = ''] of labels.matchAll(/(\w+)="/g)) known?.add(label);
  }
  told = labelsOf;
});

function unknownIn(expression: string): readonly string[] {
  return metricsIn(expression).flatMap(({ metric, labels }) => {
    if (ofPrometheus.metrics.includes(metric)) return [];
    const known = told.get(metric);
    if (known === undefined) return [metric];
    return labels
      .filter(([label]) => !ofPrometheus.labels.includes(label) && !known.has(label))
      .map(([label]) => `${label} of ${metric}`);
  });
}

describe('monitoring', () => {
  it('this test finds an unknown metric, an unknown label and an invalid expression', () => {
    expect(unknownIn('sum by (queue) (rate(ssm_queue_lost_total[5m])) / ssm_connections{colour="red"}')).toEqual([
      'ssm_queue_lost_total',
      'colour of ssm_connections',
    ]);
    expect(() => metricsIn('sum by (queue (ssm_queue_waiting)')).toThrow('Not an expression');
  });

  it('every alert uses metrics of a running server', async () => {
    const rules = await rulesOf();
    expect(rules.length).toBeGreaterThan(10);
    expect(rules.filter(({ expr }) => metricsIn(expr).length === 0)).toEqual([]);
    expect(Object.fromEntries(rules.map(({ alert, expr }) => [alert, unknownIn(expr)]))).toEqual(
      Object.fromEntries(rules.map(({ alert }) => [alert, []])),
    );
  });

  it('every panel of a dashboard uses metrics of a running server, and its legend uses existing labels', async () => {
    const { panels, templating } = await dashboardOf();
    const targets = panels.flatMap(({ title, targets: each = [] }) => each.map((target) => ({ title, ...target })));
    expect(targets.length).toBeGreaterThan(20);
    const wrong = targets.flatMap(({ title, expr, legendFormat }) => {
      const labels = metricsIn(expr).flatMap(({ metric }) => [...(told.get(metric) ?? []), ...ofPrometheus.labels]);
      const shown = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = '']) => label);
      const missing = [...unknownIn(expr), ...shown.filter((label) => !labels.includes(label))];
      return missing.map((each) => `${title}: ${each}`);
    });
    expect(wrong).toEqual([]);
    const definitions = templating.list.flatMap(({ definition }) => definition ?? []);
    const asked = definitions.map((definition) => /^label_values\((\w+), (\w+)\)$/.exec(definition)?.slice(1));
    expect(asked).toEqual([['ssm_build_info', 'instance']]);
    expect(panels.filter(({ gridPos: { x, w } }) => x + w > 24)).toEqual([]);
  });

  it('every label value in an alert can occur', async () => {
    const values = (await rulesOf()).flatMap(({ expr }) =>
      metricsIn(expr).flatMap(({ labels }) => labels.filter(([, value]) => value !== undefined)),
    );
    const known = ['job="somascan-menu"', 'status="5xx"', ...(text.match(/\w+="[^"]*"/g) ?? [])];
    expect(values.map(([label, value]) => `${label}="${value}"`).filter((each) => !known.includes(each))).toEqual([]);
  });

  it('the guide names every metric of the server and every alert', async () => {
    const guide = await read('docs/operating.md');
    const named = [...text.matchAll(/^# TYPE (ssm_\w+) /gm)].map(([, name = '']) => name);
    const alerts = (await rulesOf()).map(({ alert }) => alert);
    expect([...named, ...alerts].filter((name) => !guide.includes(`\`${name}\``))).toEqual([]);
    const ofGuide = [...guide.matchAll(/`(ssm_[a-z_]+|SomaScanMenu\w+)`/g)].map(([, name = '']) => name);
    expect(ofGuide.filter((name) => !named.includes(name) && !alerts.includes(name))).toEqual([]);
  });
});
