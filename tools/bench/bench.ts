/**
 * `npm run bench`: measures the application and a bare page in the same run, and writes docs/benchmarks.md. `--check`
 * writes nothing, and exits with 1 if a goal is missed or could not be measured. `--quick` measures fewer runs. Words
 * choose the lines whose subject or name contains one of the words; chosen lines are only printed.
 */
import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../process.ts';
import { goals, titleOf } from './goals.ts';
import { lineOf } from './lines.ts';
import { pageOf, shortcomings, tableOf } from './report.ts';
import { runSessions } from './runner.ts';
import { withSessions } from './sessions.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, quick: { type: 'boolean', default: false } },
});
const wanted = goals.filter(
  (goal) => positionals.length === 0 || positionals.some((word) => titleOf(goal).includes(word)),
);
if (wanted.length === 0) {
  throw new Error(`No line contains ${positionals.join(' or ')}. Lines:\n${goals.map(titleOf).join('\n')}`);
}
const runCount = values.quick ? 2 : 5;
const [before = 0] = loadavg();

const { lines, absences } = await withSessions(wanted, async (sessions, reasons) => {
  const runs = await runSessions(sessions, runCount);
  const runsOf = (who: string, name: string) =>
    [...runs].find(([session]) => session.who === who && session.name === name)?.[1] ?? [];
  return { lines: wanted.map((goal) => lineOf(goal, runsOf(goal.who, goal.session))), absences: reasons };
});

console.log(`\n${tableOf(lines)}\n`);
for (const text of shortcomings(lines, absences)) console.log(text);
// A subject that this machine cannot measure does not fail the check, but a line whose measurement failed does.
const failed = lines.filter(
  ({ goal, decision }) => decision === 'missed' || (decision === 'not measured' && !absences.has(goal.who)),
);
if (values.check) process.exitCode = failed.length > 0 ? 1 : 0;
else if (positionals.length === 0) {
  const [after = 0] = loadavg();
  const date = new Date().toISOString().slice(0, 10);
  const page = pageOf(lines, absences, { date, runs: runCount, loads: [before, after] });
  await writeFile(path.join(root, 'docs/benchmarks.md'), page);
}
