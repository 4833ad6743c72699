import type { Bin, BinCount, Measured, MeasureSummary } from 'ssm-core';
import { useFigures } from '../view/useFigures.ts';
import { MeasureBars } from './MeasureBars.tsx';
import type { SummaryPartProps } from './PartButton.tsx';

/** Returns the position of a value, from 0 to the number of bars. In an open-ended bar, a value is in the middle. */
export function placeOf(bins: readonly Bin[], value: number): number {
  const found = bins.findIndex(({ to }) => to === null || value < to);
  const index = found === -1 ? bins.length - 1 : found;
  const { from = null, to = null } = bins[index] ?? {};
  return index + (from === null || to === null ? 0.5 : Math.max(0, (value - from) / (to - from)));
}

export interface BarHeights {
  /** Height of the panel's bar as a share, from 0 to 1, of the highest bar of panel and catalogue. */
  readonly panel: number;
  readonly catalogue: number;
}

/**
 * Scales the bars of panel and catalogue by their own totals. By count, a panel would be invisible beside the
 * catalogue.
 */
export function barHeights(bins: readonly BinCount[]): readonly BarHeights[] {
  const panelTotal = bins.reduce((sum, bin) => sum + bin.panel, 0) || 1;
  const catalogueTotal = bins.reduce((sum, bin) => sum + bin.catalogue, 0) || 1;
  const highest = Math.max(...bins.map((bin) => Math.max(bin.panel / panelTotal, bin.catalogue / catalogueTotal))) || 1;
  return bins.map((bin) => ({
    panel: bin.panel / panelTotal / highest,
    catalogue: bin.catalogue / catalogueTotal / highest,
  }));
}

/** Units of the view box. The chart stretches to the available width. */
const [barWidth, barsHeight, height] = [10, 48, 64];
/** Gaps between bars. The panel's bars are narrower, so that the catalogue's bars show behind them. */
const barGaps = { catalogue: 0.5, panel: 3 } as const;
const strips = { catalogue: 52, panel: 59 } as const;
const stripHeight = 3;
const [medianWidth, medianHeight] = [2, 7];

interface StripProps {
  readonly of: keyof typeof strips;
  readonly summary: MeasureSummary;
  readonly measured: Measured;
}

function Strip({ of, summary: { bins }, measured: { quartiles } }: StripProps) {
  if (quartiles === null) return null;
  const [lower, median, upper] = [quartiles.lower, quartiles.median, quartiles.upper].map(
    (value) => placeOf(bins, value) * barWidth,
  ) as [number, number, number];
  const y = strips[of];
  return (
    <g data-of={of}>
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
  readonly of: keyof typeof barGaps;
  readonly heights: ReturnType<typeof barHeights>;
}

function Bars({ of, heights }: BarsProps) {
  const gap = barGaps[of];
  return (
    <g data-of={of}>
      {heights.map(({ [of]: share }, index) => (
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

export interface MeasurePlotProps extends SummaryPartProps {
  readonly summary: MeasureSummary;
}

export function MeasurePlot({ summary, part = null, onPart }: MeasurePlotProps) {
  const { bins, panel, catalogue } = summary;
  const { edge } = useFigures();
  const heights = barHeights(bins);
  const width = bins.length * barWidth;
  const [first, last] = [bins[0], bins.at(-1)];
  const start = first?.from ?? first?.to;
  const end = last?.to ?? last?.from;
  return (
    <div className="ssm-Panel-plot" data-part="Plot">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <Bars of="catalogue" heights={heights} />
        <Bars of="panel" heights={heights} />
        <rect data-of="axis" x={0} y={barsHeight} width={width} height={0.5} />
        <Strip of="catalogue" summary={summary} measured={catalogue} />
        <Strip of="panel" summary={summary} measured={panel} />
      </svg>
      {onPart && panel.known > 0 && <MeasureBars summary={summary} part={part} onPart={onPart} />}
      <div className="ssm-Panel-axis" aria-hidden="true">
        <span>{typeof start === 'number' && `${first?.from === null ? '< ' : ''}${edge(start)}`}</span>
        <span>{typeof end === 'number' && `${last?.to === null ? '≥ ' : ''}${edge(end)}`}</span>
      </div>
    </div>
  );
}
