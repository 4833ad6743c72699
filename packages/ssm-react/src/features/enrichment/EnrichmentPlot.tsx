import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import type { EnrichmentRow } from 'ssm-core/internal';
import { useSsm } from '../../provider/useSsm.ts';
import { VisuallyHidden } from '../../ui/screen-reader/VisuallyHidden.tsx';
import { type NameOfSet, useEnrichmentFigures, useEnrichmentTexts, usualLimit } from './useEnrichment.ts';

export interface EnrichmentPlotProps {
  readonly rows: readonly EnrichmentRow[];
  readonly nameOfSet: NameOfSet;
}

const barsAtMost = 15;
/** The length of a bar whose p-value is too small to be computed. */
const longest = 308;

/** Subtracts from 0, because the negative of 0 would be shown as −0. */
const heightOf = (p: number): number => (p > 0 ? Math.min(longest, 0 - Math.log10(p)) : longest);

/** Draws −log₁₀ of the smallest adjusted p-values as bars. The table below has the same numbers. */
export function EnrichmentPlot({ rows, nameOfSet }: EnrichmentPlotProps) {
  const { countText } = useSsm();
  const texts = useEnrichmentTexts();
  const { p, logarithm, limit } = useEnrichmentFigures();
  const titleId = useId();
  const drawn = rows
    .toSorted(({ test: one }, { test: other }) => one.adjustedP - other.adjustedP || one.p - other.p)
    .slice(0, barsAtMost);
  const marked = heightOf(usualLimit);
  const widest = Math.max(marked * 1.25, ...drawn.map(({ test }) => heightOf(test.adjustedP)));
  const share = scaleLinear().domain([0, widest]);
  return (
    <figure className="ssm-Enrichment-plot" aria-labelledby={titleId}>
      <figcaption>
        <strong id={titleId}>{texts.plot}</strong>{' '}
        <span className="ssm-Panel-hint">
          {texts.plotHint(countText(drawn.length))} {texts.plotLimit(limit(usualLimit))}
        </span>
      </figcaption>
      <ol>
        {drawn.map(({ test }) => (
          <li key={`${test.set.family} ${test.set.id}`} data-significant={test.adjustedP <= usualLimit || undefined}>
            <span data-part="Name">{nameOfSet(test.set)}</span>
            <span data-part="Bar" aria-hidden="true">
              <span style={{ inlineSize: `${100 * share(heightOf(test.adjustedP))}%` }} />
              <i style={{ insetInlineStart: `${100 * share(marked)}%` }} />
            </span>
            <span data-part="Value">
              <span aria-hidden="true">{logarithm(heightOf(test.adjustedP))}</span>
              <VisuallyHidden>{texts.bar(logarithm(heightOf(test.adjustedP)), p(test.adjustedP))}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
