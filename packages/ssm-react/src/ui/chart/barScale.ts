import { type ScaleLogarithmic, scaleLinear, scaleLog } from 'd3-scale';
import type { Bin, BinScale } from 'ssm-core';

export interface BarScale {
  /** Returns the position of a value, from 0 to the number of bars. In an open-ended bar, a value is in the middle. */
  readonly place: (value: number) => number;
  /** About four round values between the bounds. */
  readonly ticks: readonly number[];
  /** Upper bound of a first bar without a lower bound; null without such a bar. */
  readonly openBelow: number | null;
  readonly openAbove: number | null;
}

const wantedTicks = 4;

function ticksOfLog(scale: ScaleLogarithmic<number, number>): readonly number[] {
  // Returns an empty text for the ticks between those that have room for a label.
  const label = scale.tickFormat(wantedTicks, '');
  return scale.ticks(wantedTicks).filter((tick) => label(tick) !== '');
}

/** Bars are equally wide on screen, so the scale is linear or logarithmic within each bar. */
export function createBarScale(bins: readonly Bin[], kind: BinScale): BarScale {
  const offset = bins[0]?.from === null ? 1 : 0;
  const edges = [bins[offset]?.from, ...bins.slice(offset).map(({ to }) => to)].filter(
    (edge): edge is number => typeof edge === 'number',
  );
  const [low, high] = [edges[0], edges.at(-1)];
  const openBelow = bins[0]?.from === null ? bins[0].to : null;
  const openAbove = bins.at(-1)?.to === null ? (bins.at(-1)?.from ?? null) : null;
  const places = edges.map((_, index) => offset + index);
  const isLog = kind === 'log' && low !== undefined && low > 0;
  const log = isLog ? scaleLog().domain(edges).range(places).clamp(true) : null;
  const linear = scaleLinear().domain(edges).range(places).clamp(true);
  const scale = log ?? linear;
  const ticks = log === null ? linear.ticks(wantedTicks) : ticksOfLog(log);
  return {
    place(value) {
      if (openBelow !== null && value < openBelow) return 0.5;
      if (openAbove !== null && value >= openAbove) return bins.length - 0.5;
      return edges.length < 2 || low === high ? bins.length / 2 : scale(value);
    },
    ticks: edges.length < 2 ? [] : ticks,
    openBelow,
    openAbove,
  };
}
