/** Runs sessions until every line is met, as often as is allowed. */
import type { Parts } from './bytes.ts';
import type { Goal } from './goals.ts';
import { type Line, lineOf, type Run } from './line.ts';
import type { Samples } from './page.ts';
import type { Decision } from './statistics.ts';
import type { Traced } from './trace.ts';

export type Variant = keyof Run;

/** Of a size, what it is made of; by the sample's name. */
export type Made = Readonly<Record<string, Parts>>;

/** What is measured together: the baseline and the application take turns, so that noise meets both. */
export interface Session {
  /** As the goals name it. */
  readonly name: string;
  readonly variants: Readonly<Partial<Record<Variant, () => Promise<Samples>>>>;
  /** The same once more with a trace, where a page is driven: what each sample's time was spent on. */
  readonly traced?: Readonly<Partial<Record<Variant, () => Promise<Traced>>>>;
  /** What its sizes are made of, by the sample's name: bytes and memory have no trace. */
  readonly made?: Readonly<Partial<Record<Variant, () => Promise<Made>>>>;
}

export interface Limits {
  /** Every session is run so often. */
  readonly leastRuns: number;
  /** One with a line that is not met is run again, up to so often: what few runs call beyond may be met by more, */
  readonly mostRuns: number;
  /** and no later than this after the beginning; */
  readonly untilMs: number;
  /** but what is beyond is run so often however late it is: the interval of fewer runs is only as wide as those happened to differ. */
  readonly sureRuns: number;
}

/** A page that does not answer any more is left alone. */
const patienceMs = 120_000;

function within<Result>(promise: Promise<Result>): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<Result>();
  const timer = setTimeout(() => reject(new Error(`Not done within ${patienceMs / 1000} s.`)), patienceMs);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** A page that fails is tried once more; what fails twice is said, and missing from what is reported. */
export async function tried<Result>(name: string, measure: () => Promise<Result>): Promise<Result | undefined> {
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    try {
      return await within(measure());
    } catch (error) {
      console.error(
        `${name}, attempt ${attempt}: ${error instanceof Error ? error.message.split('Call log')[0]?.trim() : String(error)}`,
      );
    }
  }
  return undefined;
}

/** Once each, in another order every time: what comes first meets colder caches. */
async function runOnce({ name, variants }: Session, index: number): Promise<Run> {
  const present = Object.entries(variants) as [Variant, () => Promise<Samples>][];
  const run: Partial<Record<Variant, Samples>> = {};
  for (const [variant, measure] of index % 2 === 0 ? present : present.toReversed()) {
    const samples = await tried(`${name}, ${variant}`, measure);
    if (samples !== undefined) run[variant] = samples;
  }
  return run;
}

/** The lines of all goals whose session there is. */
export async function runSessions(
  sessions: readonly Session[],
  goals: readonly Goal[],
  { leastRuns, mostRuns, untilMs, sureRuns }: Limits,
  decisionOf: (line: Line) => Decision,
): Promise<readonly Line[]> {
  const began = performance.now();
  const runs = new Map<string, Run[]>(sessions.map(({ name }) => [name, []]));
  const linesOf = (name: string): readonly Line[] =>
    goals.filter(({ session }) => session === name).map((goal) => lineOf(goal, runs.get(name) ?? []));
  const isDue = (name: string, index: number): boolean => {
    if (index < leastRuns) return true;
    const decisions = linesOf(name).map(decisionOf);
    if (index < sureRuns && decisions.includes('beyond')) return true;
    return index < mostRuns && performance.now() - began <= untilMs && decisions.some((decision) => decision !== 'met');
  };
  for (let index = 0; index < Math.max(mostRuns, sureRuns); index += 1) {
    let hasRun = false;
    for (const session of sessions) {
      if (!isDue(session.name, index)) continue;
      hasRun = true;
      const from = performance.now();
      runs.get(session.name)?.push(await runOnce(session, index));
      console.log(`run ${index + 1}  ${((performance.now() - from) / 1000).toFixed(0).padStart(3)} s  ${session.name}`);
    }
    if (!hasRun) break;
  }
  return sessions.flatMap(({ name }) => linesOf(name));
}
