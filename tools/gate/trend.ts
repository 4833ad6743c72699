import type { PartTime } from './runParts.ts';

const shownRuns = 6;

/** Returns one line per part, with the oldest run first: `ci: walks  212 s, 208 s, 215 s`. */
export function trendOf(times: readonly PartTime[]): readonly string[] {
  const byPart = new Map<string, number[]>();
  for (const { level, part, seconds, isPassed } of times) {
    if (!isPassed) continue;
    const name = `${level}: ${part}`;
    byPart.set(name, [...(byPart.get(name) ?? []), seconds]);
  }
  return [...byPart].map(
    ([name, seconds]) =>
      `${name}  ${seconds
        .slice(-shownRuns)
        .map((each) => `${each} s`)
        .join(', ')}`,
  );
}
