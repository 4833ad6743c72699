/** What the command line of `npm run bench` asks for. */
import type { Limits } from './runner.ts';

export interface Options {
  readonly isChecking: boolean;
  /** Writes the ceilings of `--check` as well as the report. */
  readonly isAccepting: boolean;
  /** Measures what the quick check holds, without the lean page. */
  readonly isQuick: boolean;
  /** Says only whether the report is of the sources as they are. */
  readonly asksAge: boolean;
  /** Puts slowdowns in, and demands that the check finds each. */
  readonly isSeeded: boolean;
  /** Leaves docs/benchmarks.md and the ceilings as they are. */
  readonly isTrial: boolean;
  /** Sessions whose name begins with it, or places of slowdowns; all without. */
  readonly only: string | undefined;
  readonly limits: Limits;
  /** Runs that were asked for. */
  readonly runs: number | undefined;
}

const minute = 60_000;

export function readOptions(words: readonly string[]): Options {
  const known = ['--check', '--accept', '--quick', '--age', '--seeded', '--trial', '--only', '--runs'];
  const value = (name: string): string | undefined => {
    const at = words.indexOf(name);
    return at < 0 ? undefined : words[at + 1];
  };
  const values = new Set([value('--only'), value('--runs')]);
  const unknown = words.find((word) => !known.includes(word) && !values.has(word));
  if (unknown !== undefined) throw new Error(`Unknown option ${unknown}. Known: ${known.join(', ')}.`);
  const isChecking = words.includes('--check');
  const isQuick = words.includes('--quick');
  const said = value('--runs');
  const least = said === undefined ? (isChecking && !isQuick ? 3 : 2) : Number(said);
  return {
    isChecking,
    isQuick,
    isAccepting: words.includes('--accept'),
    asksAge: words.includes('--age'),
    isSeeded: words.includes('--seeded'),
    isTrial: words.includes('--trial'),
    only: value('--only'),
    runs: said === undefined ? undefined : Number(said),
    limits: {
      leastRuns: least,
      mostRuns: said === undefined ? least * 3 : least,
      untilMs: isQuick ? 3.5 * minute : isChecking ? 20 * minute : 40 * minute,
      sureRuns: isChecking ? Math.max(least, 5) : least,
    },
  };
}
