/** Turns samples into lines, lines into docs/benchmarks.md. */
import { cpus, totalmem } from 'node:os';
import type { Goal } from './goals.ts';
import type { Samples } from './page.ts';
import { median, p95 } from './statistics.ts';

export interface Line {
  readonly goal: Goal;
  readonly bare: number;
  readonly bareP95: number;
  readonly ours: number;
  readonly oursP95: number;
  /** As it stands; `scaled` when only the allowance for this machine's slowness meets a budget in milliseconds. */
  readonly met: 'yes' | 'scaled' | '**no**';
  /** Within three times the goal: what --check asks, so that a busy machine fails no change that is as fast as before. */
  readonly isNear: boolean;
}

const slack = 3;
/** What a key took the bare page on the machine that the budgets in milliseconds were set on, slowed four times. */
const referenceMs = 29;

/** How many times slower this machine is than that one; 1 at least. From the bare page's keys, slowed four times. */
export function slownessOf(bare: Samples): number {
  return Math.max(1, median(bare['search'] ?? []) / referenceMs);
}

/** Ratios are met as they stand; a budget in milliseconds also when the machine's slowness is allowed for, and says so. */
export function lineOf(goal: Goal, bare: Samples, ours: Samples, slowness: number): Line {
  const [base, mine] = [bare[goal.id] ?? [], ours[goal.id] ?? []];
  if (mine.length === 0 || base.length === 0)
    throw new Error(`No samples for ${goal.id}: the benchmark did not measure it.`);
  const line = { goal, bare: median(base), bareP95: p95(base), ours: median(mine), oursP95: p95(mine) };
  const isWithin = (times: number, onMachine = 1): boolean =>
    (goal.ratio === undefined || line.ours <= times * goal.ratio * line.bare) &&
    (goal.ratioP95 === undefined || line.oursP95 <= times * goal.ratioP95 * line.bareP95) &&
    (goal.budget === undefined || line.ours <= times * goal.budget * (goal.unit === 'ms' ? onMachine : 1));
  const met = isWithin(1) ? 'yes' : isWithin(1, slowness) ? 'scaled' : '**no**';
  return { ...line, met, isNear: isWithin(slack, slowness) };
}

const digits = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function goalText(goal: Goal): string {
  const parts = [
    goal.ratio === undefined ? '' : `≤ ${goal.ratio} ×`,
    goal.ratioP95 === undefined ? '' : `p95 ≤ ${goal.ratioP95} ×`,
    goal.budget === undefined ? '' : `≤ ${goal.budget} ${goal.unit}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

export function tableOf(lines: readonly Line[], [baseline, measured] = ['bare DOM', 'menu']): string {
  const rows = lines.map((line) => {
    const ratio = line.bare > 0 ? `${(line.ours / line.bare).toFixed(2)} ×` : '';
    const cells = [line.goal.name, goalText(line.goal), `${digits(line.bare)} (${digits(line.bareP95)})`];
    return `| ${[...cells, `${digits(line.ours)} (${digits(line.oursP95)}) ${line.goal.unit}`, ratio, line.met].join(' | ')} |`;
  });
  return [
    `| what | goal | ${baseline}: median (p95) | ${measured}: median (p95) | ratio | met |`,
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

export function machine(): string {
  const [first] = cpus();
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${cpus().length} × ${first?.model ?? 'unknown processor'}, ${gigabytes} GiB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}
