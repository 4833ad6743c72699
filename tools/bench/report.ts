import { cpus, totalmem } from 'node:os';
import { type Goal, titleOf } from './goals.ts';
import type { Line } from './lines.ts';

function digits(value: number): string {
  if (value >= 1000) return Math.round(value).toLocaleString('en');
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}

function withUnit(value: number, unit: Goal['unit']): string {
  if (Number.isNaN(value)) return '';
  return `${digits(value)}${unit === '/s' ? '' : ' '}${unit}`;
}

function limitOf({ compares, limit, unit, isLeast }: Goal): string {
  const sign = isLeast ? '≥' : '≤';
  return compares === 'ratio' ? `${sign} ${limit} ×` : `${sign} ${limit} ${unit}`;
}

function measuredText({ goal, interval: { low, estimate, high }, decision }: Line): string {
  if (decision === 'not measured') return '';
  if (goal.compares === 'ratio') return `${estimate.toFixed(2)} × (${low.toFixed(2)}–${high.toFixed(2)})`;
  const own = withUnit(estimate, goal.unit);
  return low === high ? own : `${own} (${digits(low)}–${digits(high)})`;
}

export function tableOf(lines: readonly Line[]): string {
  const rows = lines.map((line) => {
    const { goal, baseline, ours, decision } = line;
    const sides = [withUnit(baseline, goal.unit), withUnit(ours, goal.unit)];
    const result = decision === 'missed' ? `**${decision}**` : decision;
    return [goal.who, goal.name, limitOf(goal), ...sides, measuredText(line), result];
  });
  const head = ['who', 'what', 'goal', 'baseline', 'application', 'measured (95 %)', 'result'];
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

export function shortcomings(lines: readonly Line[], absences: ReadonlyMap<string, string>): readonly string[] {
  return lines.flatMap((line) => {
    const { goal, decision } = line;
    const word = { met: '', missed: 'Missed', open: 'Open', 'not measured': 'Not measured' }[decision];
    const reason = absences.get(goal.who) ?? 'it failed, see above';
    const text = decision === 'not measured' ? reason : `${measuredText(line)}, the goal is ${limitOf(goal)}`;
    return decision === 'met' ? [] : [`${word}: ${titleOf(goal)}: ${text}`];
  });
}

export interface Conditions {
  readonly date: string;
  readonly runs: number;
  /** Average number of busy processes in the minutes before the first run, and before the end of the last run. */
  readonly loads: readonly [before: number, after: number];
}

function machineText({ date, runs, loads: [before, after] }: Conditions): string {
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const isBusy = before > cpus().length / 2;
  const load = isBusy
    ? `Other programs used the machine (load ${before.toFixed(1)} before the run, ${after.toFixed(1)} after it): intervals are wide, and times in milliseconds too long.`
    : `Nothing else used the machine (load ${before.toFixed(1)} before the run).`;
  return `Measured on ${date}, ${runs} runs of each line, on ${processors}, ${memory}, ${process.platform} ${process.arch}, Node ${process.versions.node}. ${load}`;
}

export function pageOf(lines: readonly Line[], absences: ReadonlyMap<string, string>, conditions: Conditions): string {
  const groups = Object.entries(Object.groupBy(lines, ({ decision }) => decision));
  const counts = groups.map(([decision, group]) => `${group.length} ${decision}`);
  const absent = [...absences].map(([who, reason]) => `\n- Not measured: ${who}, because ${reason}.`).join('');
  return `# Benchmarks

\`npm run bench\` writes this page, before a release and for a change to the grid or the engine. It measures the built
application and a baseline in turns. \`-- --check\` writes nothing and fails when a goal is missed. \`--quick\` measures two
runs instead of five. Words choose lines, which are only printed: \`npm run bench -- "every column" sort\`.

${machineText(conditions)} Of ${lines.length} goals: ${counts.join(', ')}.${absent && `\n${absent}`}

## How to read it

- **baseline**: a hand-written page with the same rows and columns (\`tools/bench/bare\`). For more rows it is the
  application with 11,083 rows, for the server a server with constant answers of the same sizes.
- **measured**: a ratio (×) or a value, with its 95 % confidence interval. A ratio is the geometric mean of the ratios of
  single actions.
- **result**: met or missed when the whole interval is on one side of the goal, otherwise open.
- Times are medians, from an input to the frame that shows its whole result. The display's rate does not limit frames.

| who | what is measured |
| --- | --- |
| visitor | not signed in, default columns, processor slowed four times |
| person | signed in, default columns, three filters, processor slowed four times |
| every column | signed in, every column, one dilution group in the builder, five filters, processor slowed four times |
| real files | the same with real files of the 7K menu |
| full speed | the same as every column, processor not slowed: within one frame of 17 ms |
| ten times, a hundred times the rows | signed in, four columns, processor not slowed |
| embedded | the script of \`<ssm-menu>\` |
| server | the load runs on the same processors |

The menu has the demo's 11,083 rows in pages of 100, in headless Chromium at 1280 × 800. Sizes are in brotli. The
[database](database.md#a-hundred-thousand-people) has its own measurement.

## Goals

${tableOf(lines)}
`;
}
