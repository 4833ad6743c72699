/** Turns lines into docs/benchmarks.md. */
import { cpus, totalmem } from 'node:os';
import type { Parts } from './bytes.ts';
import type { Ceilings } from './ceilings.ts';
import type { Goal, Group } from './goals.ts';
import { type Line, statisticOf } from './line.ts';
import type { Made, Variant } from './runner.ts';
import { median, p95 } from './statistics.ts';
import { type Doer, doers, type Traced } from './trace.ts';

const digits = (value: number): string => {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
};
const words = { met: 'yes', beyond: '**no**', open: 'open' } as const;

function goalText({ of, limit, unit, statistic }: Goal): string {
  const of99 = statistic === 'p99' ? 'p99 ' : '';
  if (of === 'times') return unit === '/s' ? `≥ ${Number((1 / limit).toFixed(2))} ×` : `≤ ${limit} ×`;
  return of === 'more' ? `${of99}≤ ${limit} ${unit} later` : `${of99}≤ ${limit} ${unit}`;
}

/** The line's own number, and of many samples how far the slow ones are off. */
function shown(goal: Goal, samples: readonly number[]): string {
  if (samples.length === 0) return '';
  const own = digits(statisticOf(goal)(samples));
  return goal.statistic === 'median' && goal.unit === 'ms' ? `${own} (${digits(p95(samples))})` : own;
}

/** Ours over the baseline, a rate too: what people compare. */
function timesText({ goal, times }: Line): string {
  const { low, estimate, high } =
    goal.unit === '/s' ? { low: 1 / times.high, estimate: 1 / times.estimate, high: 1 / times.low } : times;
  if (!Number.isFinite(estimate)) return '';
  return `${estimate.toFixed(2)} × (${low.toFixed(2)}–${high.toFixed(2)})`;
}

function row(line: Line, ceilings: Ceilings, hasLean: boolean): string {
  const { goal, pairs, lean } = line;
  const unit = `${goal.unit === '/s' ? '' : ' '}${goal.unit}`;
  const accepted = ceilings[goal.key]?.accepted;
  const isTimes = goal.unit === 'ms' || goal.unit === '/s';
  const kept = goal.unit === '/s' && accepted !== undefined ? 1 / accepted : accepted;
  const cells = [
    goal.name,
    goalText(goal),
    kept === undefined ? '' : isTimes ? `${kept.toFixed(2)} ×` : digits(kept),
    shown(
      goal,
      pairs.flatMap(({ baseline }) => baseline),
    ),
    ...(hasLean ? [shown(goal, lean)] : []),
    `${shown(
      goal,
      pairs.flatMap(({ ours }) => ours),
    )}${unit}`,
    timesText(line),
    words[line.decision],
  ];
  return `| ${cells.join(' | ')} |`;
}

export function tableOf({ heads }: Group, lines: readonly Line[], ceilings: Ceilings): string {
  const hasLean = lines.some(({ lean }) => lean.length > 0);
  const columns = [
    'what',
    'goal',
    'accepted',
    heads[0],
    ...(hasLean ? ['lean React'] : []),
    heads[1],
    'ratio (95 %)',
    'met',
  ];
  return [
    `| ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...lines.map((line) => row(line, ceilings, hasLean)),
  ].join('\n');
}

/** What the samples of a line were spent on, in medians, one row for each page. */
export function traceRows(
  { heads }: Group,
  { sample, name }: Goal,
  traces: Readonly<Partial<Record<Variant, Traced>>>,
): string {
  const pages = [
    [heads[0], traces.baseline],
    ['lean React', traces.lean],
    [heads[1], traces.ours],
  ] as const;
  const rows = pages.flatMap(([page, traced]) => {
    const spent = traced?.[sample] ?? [];
    if (spent.length === 0) return [];
    const of = (doer: Doer): number => median(spent.map((each) => each[doer]));
    return [`| ${[name, page, ...doers.map((doer) => digits(of(doer)))].join(' | ')} |`];
  });
  return rows.join('\n');
}

/** The head of the table that those rows make. */
export const traceHead: string = `| what, ms | page | ${doers.join(' | ')} |\n|${'---|'.repeat(doers.length + 2)}`;

/** Parts smaller than this everywhere are told together. */
const least = 0.5;

/** What a size is made of, the largest parts first, on each page. */
export function partsTable(
  { heads }: Group,
  { sample, name, unit }: Goal,
  made: Readonly<Partial<Record<Variant, Made>>>,
): string {
  const pages = (
    [
      [heads[0], made.baseline],
      ['lean React', made.lean],
      [heads[1], made.ours],
    ] as const
  ).flatMap(([page, sizes]): readonly (readonly [string, Parts])[] => {
    const parts = sizes?.[sample];
    return parts === undefined ? [] : [[page, parts]];
  });
  if (pages.length === 0) return '';
  const most = (part: string): number => Math.max(...pages.map(([, parts]) => parts[part] ?? 0));
  const names = [...new Set(pages.flatMap(([, parts]) => Object.keys(parts)))].toSorted((a, b) => most(b) - most(a));
  const large = names.filter((part) => most(part) >= least);
  const sum = (parts: Parts, of: readonly string[]): number => of.reduce((all, part) => all + (parts[part] ?? 0), 0);
  const small = names.filter((part) => !large.includes(part));
  const rowOf = (title: string, of: readonly string[]): string =>
    `| ${[title, ...pages.map(([, parts]) => sum(parts, of).toFixed(1))].join(' | ')} |`;
  return [
    `| ${[`${name}, ${unit}`, ...pages.map(([page]) => page)].join(' | ')} |`,
    `|${'---|'.repeat(pages.length + 1)}`,
    ...large.map((part) => rowOf(part, [part])),
    ...(small.length > 0 ? [rowOf(`${small.length} smaller ones`, small)] : []),
    rowOf('all', names),
  ].join('\n');
}

/** As it calls itself. */
export function processor(): string {
  return cpus()[0]?.model ?? 'unknown processor';
}

export function machine(): string {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${processor()}, ${gigabytes} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

/** What a key took the bare page, slowed four times, on the machine that the budgets in milliseconds were set on. */
const referenceMs = 29;

/** How this machine compares with that one; empty where the line was not measured. */
export function slownessText(lines: readonly Line[]): string {
  const keys =
    lines.find(({ goal }) => goal.key === 'visitor: search')?.pairs.flatMap(({ baseline }) => baseline) ?? [];
  if (keys.length === 0) return '';
  const times = (median(keys) / referenceMs).toFixed(1);
  return ` A key took the bare page ${times} times as long as on the machine that budgets in milliseconds were set on; they are judged as they stand.`;
}
