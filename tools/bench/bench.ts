/**
 * `npm run bench`: the application as people use it beside a bare-DOM page that does the same, and the server beside a
 * constant answer, in one run. Writes docs/benchmarks.md, with `--accept` the ceilings too. `--check` writes nothing and
 * fails when a line is beyond its ceiling, with `--quick` for some of the lines; `--seeded` slows five places and fails
 * when the check does not; `--age` says whether the report is of the sources as they are.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../process.ts';
import { measuredText, reportAge, reportFile, shippedFingerprint } from './age.ts';
import { absentRealFiles } from './catalogues.ts';
import { ceilingOf, ceilingsOn, isRestless, type ProcessorCeilings, verdictOf, whyUnmeasured } from './ceilings.ts';
import { type Goal, groups } from './goals.ts';
import type { Line } from './line.ts';
import { readOptions } from './options.ts';
import { machine, partsTable, processor, slownessText, tableOf, traceHead, traceRows } from './report.ts';
import { type Made, runSessions, type Session, tried } from './runner.ts';
import { checkSeeded } from './seeded.ts';
import { withSessions } from './stage.ts';
import type { Traced } from './trace.ts';

const options = readOptions(process.argv.slice(2));
const { leastRuns } = options.limits;
const ceilingsFile = path.join(root, 'tools/bench/ceilings.json');
const allCeilings: ProcessorCeilings = JSON.parse(await readFile(ceilingsFile, 'utf8'));
const ceilings = ceilingsOn(processor(), allCeilings);

/** The sessions of the quick check: the heaviest use, the first view, and the server. */
const quick = ['visitor: cold', 'visitor: first view', 'every: ', 'person: add all', 'server: '];

function isWanted({ session }: Goal, absent: readonly string[]): boolean {
  if (options.only !== undefined) return session.startsWith(options.only);
  if (absent.length > 0 && session.startsWith('real: ')) return false;
  return !options.isQuick || quick.some((name) => session.startsWith(name));
}

/** Of each session with a time beyond its goal: where that time goes, here and on the plain pages. */
async function tracesOf(sessions: readonly Session[], lines: readonly Line[]): Promise<string> {
  const tables: string[] = [];
  for (const { name, traced } of sessions) {
    const unmet = lines.filter(
      ({ goal, decision }) => goal.session === name && goal.unit === 'ms' && decision !== 'met',
    );
    if (traced === undefined || unmet.length === 0) continue;
    const traces: Record<string, Traced> = {};
    for (const [variant, trace] of Object.entries(traced)) {
      const spent = await tried(`trace of ${name}, ${variant}`, trace);
      if (spent === undefined) continue;
      traces[variant] = spent;
      console.log(`traced ${name}, ${variant}`);
    }
    const samples = new Map(unmet.map(({ goal }) => [goal.sample, goal]));
    const rows = [...samples.values()].flatMap((goal) => {
      const group = groups.find(({ goals }) => goals.includes(goal));
      return group === undefined ? [] : traceRows(group, goal, traces) || [];
    });
    if (rows.length > 0) tables.push(`### ${name}\n\n${[traceHead, ...rows].join('\n')}`);
  }
  if (tables.length === 0) return '';
  return `
## Where the time goes

Each line in milliseconds that is not met, traced once on each page from the input to the painted result: medians of what the
page's main thread does. Script is the page's own; style, layout and paint are what the browser makes of what the page has
changed, by the page's own styles. Tracing itself slows all of them.

${tables.join('\n\n')}
`;
}

/** Of each size beyond its goal: what it is made of, here and on the plain pages. */
async function partsOfSizes(sessions: readonly Session[], lines: readonly Line[]): Promise<string> {
  const tables: string[] = [];
  for (const { name, made } of sessions) {
    const unmet = lines.filter(
      ({ goal, decision }) => goal.session === name && (goal.unit === 'KB' || goal.unit === 'MB') && decision !== 'met',
    );
    if (made === undefined || unmet.length === 0) continue;
    const sizes: Record<string, Made> = {};
    for (const [variant, make] of Object.entries(made)) {
      const parts = await tried(`parts of ${name}, ${variant}`, make);
      if (parts === undefined) continue;
      sizes[variant] = parts;
      console.log(`taken apart ${name}, ${variant}`);
    }
    for (const { goal } of unmet) {
      const group = groups.find(({ goals }) => goals.includes(goal));
      const table = group === undefined ? '' : partsTable(group, goal, sizes);
      if (table !== '') tables.push(`### ${goal.key}\n\n${table}`);
    }
  }
  if (tables.length === 0) return '';
  return `
## What the sizes are made of

Each size that is not met. A script's bytes are divided among the packages in it by the length of each one's minified text; the page's own
scripts are what this repository has written. Memory is a snapshot of V8's heap after the same use, and compiled scripts are what V8
has made of the text; the snapshot is taken after a further collection, so its sum can lie below the line's.

${tables.join('\n\n')}
`;
}

function reportOf(lines: readonly Line[], traces: string, fingerprint: string, absent: readonly string[]): string {
  const runs = lines.map(({ pairs }) => pairs.length);
  const tables = groups.map((group) => {
    const own = group.goals.flatMap((goal) => lines.find((line) => line.goal === goal) ?? []);
    const isReal = group.goals.some(({ session }) => session.startsWith('real: '));
    const said = isReal && absent.length > 0 ? `Not run: ${absent.join(', ')} cannot be found.` : 'Not run.';
    return `## ${group.title}\n\n${own.length === 0 ? said : tableOf(group, own, ceilings)}`;
  });
  return `# Benchmarks

${measuredText(fingerprint)} by \`npm run bench\` on ${machine()}; ${Math.min(...runs)} to ${Math.max(...runs)} runs of each line,
the demo catalogue's 11,083 rows where nothing else is said, pages of 100, headless Chromium. \`npm run bench -- --age\` says whether
these are still the sources.

The application as it is built and served is measured in turn with a hand-written page that does the same with the same data,
columns and rows in view, and with a React page of memoised rows and nothing else. A time is from the input to the frame that shows
its whole result; frames are made as fast as they can be, so the wait for a display's beat, up to 17 ms, is in none. Times are medians.
A ratio is the geometric mean of those of the same action on both pages in the same run, the tenth at either end left out, so it is not quite
the quotient of the two medians; of percentiles it is the quotient. It has the interval in which a bootstrap of the runs finds it in
95 of 100 draws; where that lies on both sides of the goal after as many runs as there is time for, the line is \`open\`. In brackets
behind a time is its 95th percentile. \`accepted\` is what \`npm run bench -- --check\` holds a line to, within
its goal or not, on this kind of processor: it fails when the line is surely worse than that by 15 %, one of an act that a run repeats
(keys, sorts, selections, scrolling) by 10 %. What was accepted is itself known within an interval alone, which is reckoned with.${slownessText(lines)}

What ten million panels of a hundred thousand people take in a PostgreSQL is measured by \`npm run bench:database\`, and stands [with the
database](database.md#a-hundred-thousand-people).

${tables.join('\n\n')}
${traces}`;
}

/** Says of each line that fails or is open why; resolves to whether none fails. */
function check(lines: readonly Line[], goals: readonly Goal[], hasWrk: boolean): boolean {
  let failed = 0;
  const fail = (key: string, reason: string): void => {
    failed += 1;
    console.error(`Beyond: ${key} ${reason}`);
  };
  const isAtRest = !isRestless(lines, ceilings);
  if (!isAtRest) {
    console.log(
      'Half of the times have moved by more than a fifth against the others: this machine can say of none that it is beyond.',
    );
  }
  for (const goal of goals) {
    const line = lines.find((each) => each.goal === goal);
    if (line === undefined) {
      fail(goal.key, whyUnmeasured(goal.key, hasWrk));
      continue;
    }
    const { decision, reason } = verdictOf(line, ceilings, leastRuns, isAtRest);
    if (decision === 'beyond') fail(goal.key, reason);
    if (decision === 'open') console.log(`Open: ${goal.key} ${reason}; the machine is too noisy to say more`);
  }
  console.log(`${goals.length} lines checked, ${failed} beyond.`);
  return failed === 0;
}

/** Writes what was measured over what was accepted on this processor; what was not measured stays as it is. */
async function accept(lines: readonly Line[]): Promise<void> {
  const measured = lines.filter(({ pairs }) => pairs.length > 0);
  const own = {
    ...allCeilings[processor()],
    ...Object.fromEntries(measured.map((line) => [line.goal.key, ceilingOf(line)])),
  };
  const known = groups.flatMap(({ goals }) => goals.map(({ key }) => key)).filter((key) => key in own);
  const all = { ...allCeilings, [processor()]: Object.fromEntries(known.map((key) => [key, own[key]])) };
  // One line each.
  const text = JSON.stringify(all, null, 2).replaceAll(/\{\s+"goal"[^}]*\}/g, (ceiling) =>
    ceiling.replaceAll(/\s+/g, ' ').replaceAll('[ ', '[').replaceAll(' ]', ']'),
  );
  await writeFile(ceilingsFile, `${text}\n`);
}

/** Where it is not, what is said of that names it too. */
async function isWrkThere(): Promise<boolean> {
  return /^wrk \S*\d/m.test((await run('wrk', ['--version'], { isQuiet: true })).text);
}

async function measure(): Promise<void> {
  const absent = absentRealFiles();
  const goals = groups.flatMap((group) => group.goals).filter((goal) => isWanted(goal, absent));
  const hasWrk = await isWrkThere();
  const began = performance.now();
  const fingerprint = await shippedFingerprint();
  const isShort = options.isChecking || options.isQuick;
  const { lines, traces } = await withSessions(
    { wanted: new Set(goals.map(({ session }) => session)), hasWrk, absent },
    async (sessions) => {
      const measured = await runSessions(
        isShort ? sessions.map(({ name, variants: { lean: _lean, ...variants } }) => ({ name, variants })) : sessions,
        goals,
        options.limits,
        (line) => (options.isChecking ? verdictOf(line, ceilings, leastRuns).decision : line.decision),
      );
      if (isShort) return { lines: measured, traces: '' };
      const spent = await tracesOf(sessions, measured);
      return { lines: measured, traces: spent + (await partsOfSizes(sessions, measured)) };
    },
  );
  const text = reportOf(lines, traces, fingerprint, absent);
  console.log(text);
  console.log(`${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  if (options.isChecking) {
    process.exitCode = check(lines, goals, hasWrk) ? 0 : 1;
    console.log((await reportAge()).sentence);
    return;
  }
  if (options.isAccepting) await accept(lines);
  if (!options.isTrial) await writeFile(reportFile, text);
}

if (options.asksAge) {
  const { age, sentence } = await reportAge();
  console.log(sentence);
  process.exitCode = age === 'current' ? 0 : 1;
} else if (options.isSeeded) process.exitCode = (await checkSeeded(await isWrkThere(), options)) ? 0 : 1;
else await measure();
