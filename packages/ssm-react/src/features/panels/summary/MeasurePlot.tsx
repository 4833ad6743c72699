import type { BinCount, MeasureSummary } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { DistributionChart } from '../../../ui/chart/DistributionChart.tsx';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';
import { MeasureBars } from './MeasureBars.tsx';
import type { SummaryPartProps } from './PartButton.tsx';
import { usePartWords } from './usePartWords.ts';

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

export interface MeasurePlotProps extends SummaryPartProps {
  readonly summary: MeasureSummary;
}

export function MeasurePlot({ summary, part = null, onPart }: MeasurePlotProps) {
  const { key, bins, scale, panel, catalogue } = summary;
  const { strings, countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const { tick } = useFigures();
  const { range } = usePartWords();
  const heights = barHeights(bins);
  const unit = columnDefinition(key).unit === 'percent' ? texts.percentSign : '';
  const axis = [unit, scale === 'log' ? texts.logScale : ''].filter((word) => word !== '');

  function bar(index: number): string {
    const bin = bins[index];
    if (bin === undefined) return '';
    return texts.bar(range(key, bin), countText(bin.panel), countText(bin.catalogue));
  }

  return (
    <DistributionChart
      bins={bins}
      scale={scale}
      series={[
        { of: 'catalogue', heights: heights.map((each) => each.catalogue), quartiles: catalogue.quartiles },
        { of: 'panel', heights: heights.map((each) => each.panel), quartiles: panel.quartiles },
      ]}
      words={{
        tick,
        below: texts.below,
        atLeast: texts.atLeast,
        axis: axis.join(strings.values.listSeparator),
        bar,
        bars: texts.barsOf(texts.measures[key]),
      }}
      renderBars={
        onPart && panel.known > 0
          ? (onReach) => <MeasureBars summary={summary} part={part} onPart={onPart} onReach={onReach} />
          : undefined
      }
    />
  );
}
