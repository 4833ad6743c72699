export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = Number.NaN, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

/** Samples of one run, of the same actions in the same order on both sides. The baseline may be empty. */
export interface Pair {
  readonly baseline: readonly number[];
  readonly ours: readonly number[];
}

/** Share of the ratios that is left out at each end, so that a single pause on either side counts little. */
const trimmed = 0.1;

/**
 * Returns the geometric mean of the ratios between both sides. Only samples of the same action are compared, because
 * some letters find more rows than others.
 */
export function pairedRatio(baseline: readonly number[], ours: readonly number[]): number {
  const logs = ours.map((value, index) => Math.log(value / (baseline[index] as number))).toSorted((a, b) => a - b);
  const out = Math.floor(logs.length * trimmed);
  const rest = logs.slice(out, logs.length - out);
  return Math.exp(rest.reduce((sum, value) => sum + value, 0) / rest.length);
}

export interface Interval {
  readonly low: number;
  readonly estimate: number;
  readonly high: number;
}

function repeatableRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const rounds = 1000;
const confidence = 0.95;

/**
 * Returns the bootstrap interval of a number that is computed from all samples of both sides. Draws runs, then
 * samples within each run. The two sides of a run are drawn together.
 */
export function bootstrapInterval(
  pairs: readonly Pair[],
  compute: (baseline: readonly number[], ours: readonly number[]) => number,
): Interval {
  const random = repeatableRandom();
  const draw = <Value>(values: readonly Value[]): readonly Value[] =>
    values.map(() => values[Math.floor(random() * values.length)] as Value);
  const drawPair = ({ baseline, ours }: Pair): Pair => {
    const places = draw([...ours.keys()]);
    const at = (values: readonly number[]) => places.flatMap((place) => values[place] ?? []);
    return { baseline: at(baseline), ours: at(ours) };
  };
  const computeAll = (runs: readonly Pair[]): number =>
    compute(
      runs.flatMap(({ baseline }) => baseline),
      runs.flatMap(({ ours }) => ours),
    );
  const drawn = Array.from({ length: rounds }, () => computeAll(draw(pairs).map(drawPair)));
  return {
    low: percentile(drawn, (1 - confidence) / 2),
    estimate: computeAll(pairs),
    high: percentile(drawn, (1 + confidence) / 2),
  };
}
