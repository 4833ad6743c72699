/** `--seeded`: whether `--check` finds a fifth more time in each of five places, and nothing where nothing was put in. */
import { samplesOfActs } from './acts.ts';
import { type Ceilings, ceilingOf, verdictOf, whyUnmeasured } from './ceilings.ts';
import { type Goal, groups } from './goals.ts';
import type { Line } from './line.ts';
import { type Limits, runSessions, type Session } from './runner.ts';
import { createSowing, type Seed, seedMs, seeds, slowServer } from './seeds.ts';
import { withSessions } from './stage.ts';
import type { Decision } from './statistics.ts';

const minute = 60_000;
/** What is accepted is measured so often, and more where its interval is still wide, */
const accepting = (runs: number): Limits => ({
  leastRuns: runs,
  mostRuns: 40,
  untilMs: 8 * minute,
  sureRuns: runs,
});
/** as one is whose ends differ by more than this: one run that something met counts for little among many. */
const wide = 1.1;
/** and then each place as often as it takes to find what is there, up to this. */
const finding = (runs: number): Limits => ({
  leastRuns: Math.ceil(runs / 2),
  mostRuns: 40,
  untilMs: 8 * minute,
  sureRuns: Math.ceil(runs / 2),
});
const usualRuns = 12;

export function ceilingsOf(lines: readonly Line[]): Ceilings {
  return Object.fromEntries(lines.map((line) => [line.goal.key, ceilingOf(line)]));
}

/** Lines of one sample stand and fall together. */
function isOf({ key }: Seed, goal: Goal, goals: readonly Goal[]): boolean {
  const own = goals.find((each) => each.key === key);
  return goal.session === own?.session && goal.sample === own.sample;
}

/**
 * What is wrong with a run: the line that was slowed passes, another one fails, or one was measured too seldom, which fails the check
 * too but finds nothing. Empty when all is as it should be.
 */
export function faultsOf(
  seed: Seed | undefined,
  lines: readonly Line[],
  ceilings: Ceilings,
  leastRuns: number,
): readonly string[] {
  const goals = lines.map(({ goal }) => goal);
  return lines.flatMap((line) => {
    const { decision, reason } = verdictOf(line, ceilings, leastRuns);
    if (line.pairs.length < leastRuns) return [`${line.goal.key} ${reason}`];
    const isOwn = seed !== undefined && isOf(seed, line.goal, goals);
    if (line.goal.key === seed?.key && decision !== 'beyond') return [`${line.goal.key} is not found: it ${reason}`];
    return decision === 'beyond' && !isOwn ? [`${line.goal.key} fails though nothing slows it: it ${reason}`] : [];
  });
}

/** Which lines have to be measured again. */
function isSettled(seed: Seed | undefined, goals: readonly Goal[], ceilings: Ceilings, leastRuns: number) {
  return (line: Line): Decision => {
    const { decision } = verdictOf(line, ceilings, leastRuns);
    if (line.goal.key === seed?.key) return decision === 'beyond' ? 'met' : 'open';
    return decision === 'beyond' && !(seed !== undefined && isOf(seed, line.goal, goals)) ? 'open' : 'met';
  };
}

const withoutLean = (sessions: readonly Session[]): readonly Session[] =>
  sessions.map(({ name, variants: { lean: _lean, ...variants } }) => ({ name, variants }));

/** An act is measured on pages of its own here, so often that a fifth is seen within minutes. */
function byItself(goal: Goal): Goal {
  const act = Object.entries(samplesOfActs).find(([, samples]) => samples.includes(goal.sample))?.[0];
  return act === undefined || !goal.session.endsWith(': actions')
    ? goal
    : { ...goal, session: goal.session.replace('actions', act) };
}

interface Asked {
  readonly only: string | undefined;
  readonly runs?: number | undefined;
}

/** Of the places whose name begins so, all without; says of each what was found, and resolves to whether all were. */
export async function checkSeeded(hasWrk: boolean, { only, runs = usualRuns }: Asked): Promise<boolean> {
  const sown = seeds.filter(({ name }) => only === undefined || name.startsWith(only));
  if (sown.length === 0)
    throw new Error(`No place begins with ${only}. Known: ${seeds.map(({ name }) => name).join(', ')}.`);
  const all = groups.flatMap((group) => group.goals).map(byItself);
  const names = new Set(sown.flatMap(({ key }) => all.find((goal) => goal.key === key)?.session ?? []));
  const ofSessions = all.filter(({ session }) => names.has(session));
  const keys = new Set(sown.map(({ key }) => key));
  const sowing = createSowing();
  const limits = finding(runs);
  return withSessions({ wanted: names, hasWrk, absent: [], sowing }, async (given, origin) => {
    const sessions = withoutLean(given);
    const measured = await runSessions(sessions, ofSessions, accepting(runs), ({ goal, times }) =>
      keys.has(goal.key) && times.high > times.low * wide ? 'open' : 'met',
    );
    const accepted = measured.filter(({ pairs }) => pairs.length > 0);
    const goals = accepted.map(({ goal }) => goal);
    const ceilings = ceilingsOf(accepted);
    const absent = sown.filter(({ key }) => !goals.some((goal) => goal.key === key));
    for (const { key } of absent) console.error(`Seeded: ${key} ${whyUnmeasured(key, hasWrk)}`);
    let failed = absent.length;
    for (const seed of [undefined, ...sown.filter((each) => !absent.includes(each))]) {
      const line = accepted.find(({ goal }) => goal.key === seed?.key);
      const ms = line === undefined ? 0 : seedMs(line);
      sowing.sow(seed, ms);
      await slowServer(origin, seed?.on === undefined ? ms : 0);
      const own = seed === undefined ? sessions : sessions.filter(({ name }) => name === line?.goal.session);
      const ofOwn = goals.filter(({ session }) => own.some(({ name }) => name === session));
      const lines = await runSessions(own, ofOwn, limits, isSettled(seed, ofOwn, ceilings, limits.leastRuns));
      const faults = faultsOf(seed, lines, ceilings, limits.leastRuns);
      const what = seed === undefined ? 'Nothing put in' : `${ms.toFixed(3)} ms put in ${seed.name}`;
      const verdict = lines.find(({ goal }) => goal.key === seed?.key);
      const said = verdict === undefined ? '' : ` ${verdict.goal.key} ${verdictOf(verdict, ceilings, 1).reason}.`;
      console.log(`${what}: ${faults.length === 0 ? 'as it should be' : 'not as it should be'}.${said}`);
      for (const fault of faults) console.error(`Seeded: ${fault}`);
      failed += faults.length;
    }
    return failed === 0;
  });
}
