import { type PointerEvent, type ReactNode, useState } from 'react';
import type { Bin, BinScale, Quartiles } from 'ssm-core';
import { type BarScale, createBarScale } from './barScale.ts';

interface ChartSeries {
  /** Value of `data-of`, by which style sheets colour the series. */
  readonly of: string;
  /** The height of each bar, as a share of the height of the plot. */
  readonly heights: readonly number[];
  readonly quartiles: Quartiles | null;
  /** Value of `data-of` of the quartiles; default that of the series. */
  readonly ofQuartiles?: string;
}

interface ChartWords {
  /** Formats a number of the axis, without its unit. */
  readonly tick: (value: number) => string;
  readonly below: (value: string) => string;
  readonly atLeast: (value: string) => string;
  /** The unit and the kind of scale; empty without both. */
  readonly axis: string;
  /** Returns the range and the counts of a bar. */
  readonly bar: (index: number) => string;
  /** Accessible name of what moves from bar to bar. */
  readonly bars: string;
}

export interface DistributionChartProps {
  readonly bins: readonly Bin[];
  readonly scale: BinScale;
  readonly series: readonly ChartSeries[];
  /** A value that a line marks; null for none. */
  readonly mark?: number | null;
  readonly words: ChartWords;
  /** Renders buttons for the bars, instead of the slider. `onReach` is called with the bar that has the focus. */
  readonly renderBars?: ((onReach: (index: number | null) => void) => ReactNode) | undefined;
}

/** Units of the view box. The chart stretches to the available width. */
const [barWidth, barsHeight, firstStrip, stripStep] = [10, 48, 52, 7];
/** Gaps between bars. Bars in front are narrower, so that those behind show. */
const gaps = [0.5, 3] as const;
const stripHeight = 3;
const [medianWidth, medianHeight] = [2, 7];

interface StripProps {
  readonly series: ChartSeries;
  readonly index: number;
  readonly place: BarScale['place'];
}

function Strip({ series: { of, ofQuartiles = of, quartiles }, index, place }: StripProps) {
  if (quartiles === null) return null;
  const at = (value: number): number => place(value) * barWidth;
  const [lower, median, upper] = [at(quartiles.lower), at(quartiles.median), at(quartiles.upper)];
  const y = firstStrip + index * stripStep;
  return (
    <g data-of={ofQuartiles}>
      <rect x={lower} y={y} width={Math.max(upper - lower, 1)} height={stripHeight} />
      <rect
        x={median - medianWidth / 2}
        y={y - (medianHeight - stripHeight) / 2}
        width={medianWidth}
        height={medianHeight}
      />
    </g>
  );
}

interface BarsProps {
  readonly series: ChartSeries;
  readonly index: number;
}

function Bars({ series: { of, heights }, index: order }: BarsProps) {
  const gap = gaps[order] ?? 0;
  return (
    <g data-of={of}>
      {heights.map((share, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- bars never move, so the index identifies them
          key={index}
          x={index * barWidth + gap}
          y={barsHeight * (1 - share)}
          width={barWidth - 2 * gap}
          height={barsHeight * share}
        />
      ))}
    </g>
  );
}

interface AxisLabel {
  /** Position as a share of the axis. */
  readonly at: number;
  readonly text: string;
}

/** The width of a character as a share of the narrowest axis. */
const characterShare = 1 / 26;
const edge = 0.06;

/** Returns the labels of an axis. Leaves out those that would touch another in a narrow chart. */
function axisLabels({ place, ticks, openBelow, openAbove }: BarScale, bins: number, words: ChartWords): AxisLabel[] {
  const labels: AxisLabel[] = [];
  if (openBelow !== null) labels.push({ at: 0, text: words.below(words.tick(openBelow)) });
  if (openAbove !== null) labels.push({ at: 1, text: words.atLeast(words.tick(openAbove)) });
  const half = ({ at, text }: AxisLabel): number => (at < edge || at > 1 - edge ? 1 : 0.5) * text.length;
  for (const tick of ticks) {
    const label = { at: place(tick) / bins, text: words.tick(tick) };
    const isFree = labels.every(
      (other) => Math.abs(other.at - label.at) > (half(other) + half(label) + 1) * characterShare,
    );
    if (isFree) labels.push(label);
  }
  return labels;
}

function shiftOf(at: number): string {
  if (at < edge) return '0';
  return at > 1 - edge ? '-100%' : '-50%';
}

/**
 * Draws a distribution as bars, with an axis and quartiles. The pointer and the keyboard reach each bar, whose range
 * and counts then stand above the plot. The same numbers must be in a table near the chart.
 */
export function DistributionChart({ bins, scale, series, mark = null, words, renderBars }: DistributionChartProps) {
  const [reached, setReached] = useState<number | null>(null);
  const bars = createBarScale(bins, scale);
  const { place } = bars;
  const [width, height] = [bins.length * barWidth, firstStrip + series.length * stripStep - 2];
  const last = bins.length - 1;
  const value = Math.min(last, reached ?? (mark === null ? 0 : Math.floor(place(mark))));

  function point(event: PointerEvent<HTMLElement>): void {
    const plot = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - plot.left) / plot.width) * bins.length);
    setReached(Math.max(0, Math.min(last, index)));
  }

  return (
    <div className="ssm-Chart" data-part="Plot">
      <div className="ssm-Chart-reading" aria-hidden="true">
        <span>{reached === null ? words.axis : words.bar(Math.min(last, reached))}</span>
      </div>
      <div className="ssm-Chart-plot" onPointerMove={point} onPointerLeave={() => setReached(null)}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          {reached !== null && (
            <rect data-of="reached" x={Math.min(last, reached) * barWidth} y={0} width={barWidth} height={barsHeight} />
          )}
          {series.map((each, index) => (
            <Bars key={each.of} series={each} index={index} />
          ))}
          <rect data-of="axis" x={0} y={barsHeight} width={width} height={0.5} />
          {series.map((each, index) => (
            <Strip key={each.of} series={each} index={index} place={place} />
          ))}
          {mark !== null && (
            <g data-of="reagent">
              <line
                x1={place(mark) * barWidth}
                x2={place(mark) * barWidth}
                y1={0}
                y2={height}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          )}
        </svg>
        {renderBars === undefined ? (
          <input
            type="range"
            className="ssm-Chart-slider"
            aria-label={words.bars}
            aria-valuetext={words.bar(value)}
            min={0}
            max={last}
            value={value}
            onChange={(event) => setReached(event.currentTarget.valueAsNumber)}
            onFocus={() => setReached(value)}
            onBlur={() => setReached(null)}
          />
        ) : (
          renderBars(setReached)
        )}
      </div>
      <div className="ssm-Chart-axis" aria-hidden="true">
        {axisLabels(bars, bins.length, words).map(({ at, text }) => (
          <span key={text} style={{ left: `${100 * at}%`, translate: shiftOf(at) }}>
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
