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
  /** Average number of busy processes in the minutes before the first run and before the end of the last one. */
  readonly loads: readonly [before: number, after: number];
}

function machineText({ date, runs, loads: [before, after] }: Conditions): string {
  const processors = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const isBusy = before > cpus().length / 2;
  const load = isBusy
    ? `Other programs used the machine (load ${before.toFixed(1)} before the run, ${after.toFixed(1)} after it): intervals are wide, times in milliseconds too long, and goals in milliseconds say little.`
    : `Nothing else used the machine (load ${before.toFixed(1)} before the run).`;
  return `Measured on ${date}, ${runs} runs of each line, on ${processors}, ${memory}, ${process.platform} ${process.arch}, Node ${process.versions.node}. ${load}`;
}

export function pageOf(lines: readonly Line[], absences: ReadonlyMap<string, string>, conditions: Conditions): string {
  const groups = Object.entries(Object.groupBy(lines, ({ decision }) => decision));
  const counts = groups.map(([decision, group]) => `${group.length} ${decision}`);
  const absent = [...absences].map(([who, reason]) => `\n\nNot measured: ${who}, because ${reason}.`).join('');
  return `# Benchmarks

\`npm run bench\` writes this page. It measures the built application and a baseline in the same run, in turns, and compares
them with the goals. \`npm run bench -- --check\` writes nothing and fails when a goal is missed. \`--quick\` measures two runs
instead of five. Words choose lines, which are printed only: \`npm run bench -- "every column" sort\`. Run it before a release
and for a change to the grid or the engine.

${machineText(conditions)} Of ${lines.length} goals: ${counts.join(', ')}.${absent}

## How to read it

- **baseline**: a page written by hand without a library that shows the same rows and columns (\`tools/bench/bare\`). For more
  rows it is the application with 11,083 rows. For the server it is a server with constant answers of the same sizes.
- **measured**: what the goal compares, a ratio (×) or a value. The interval contains the true number in 95 of 100 cases.
- **result**: met or missed when the whole interval is on one side of the goal, otherwise open. More runs on a quiet machine decide it.
- A ratio is the geometric mean of the ratios of the same action on both sides, so it differs from the ratio of the two columns.
- Times are medians, from an input to the frame that shows its whole result. Frames are not limited to the display's rate.

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

The menu has the demo's 11,083 rows in pages of 100, in headless Chromium at 1280 × 800. Sizes are in brotli.
\`npm run bench:database\` measures the [database](database.md#a-hundred-thousand-people).

## Goals

${tableOf(lines)}
`;
}
