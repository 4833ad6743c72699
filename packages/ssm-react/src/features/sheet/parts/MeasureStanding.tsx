import { useId } from 'react';
import type { AnalyteMeasure, MeasureBin } from 'ssm-core';
import { derivationOf, derivedMeasureOf } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { derivedText } from '../../../strings/format.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';

/** Units of the view box. The chart stretches to the available width. */
const [barWidth, barsHeight, height] = [10, 34, 44];
const [stripTop, stripHeight] = [38, 4];

/** Returns the position of a value, from 0 to the number of bars. */
function placeOf(bins: readonly MeasureBin[], value: number): number {
  const found = bins.findIndex(({ to }) => value < to);
  const index = found === -1 ? bins.length - 1 : found;
  const bin = bins[index];
  if (bin === undefined) return 0;
  const width = bin.to - bin.from;
  return index + (width > 0 ? Math.min(1, Math.max(0, (value - bin.from) / width)) : 0.5);
}

function ReagentPlot({ measure }: { readonly measure: AnalyteMeasure }) {
  const { bins, value, lowerQuartile, median, upperQuartile } = measure;
  const highest = Math.max(...bins.map(({ count }) => count), 1);
  const width = bins.length * barWidth;
  const at = (number: number): number => placeOf(bins, number) * barWidth;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <g data-of="menu">
        {bins.map(({ from, count }, index) => (
          <rect
            key={from}
            x={index * barWidth + 0.5}
            y={barsHeight * (1 - count / highest)}
            width={barWidth - 1}
            height={(barsHeight * count) / highest}
          />
        ))}
      </g>
      {lowerQuartile !== null && median !== null && upperQuartile !== null && (
        <g data-of="quartiles">
          <rect
            x={at(lowerQuartile)}
            y={stripTop}
            width={Math.max(1, at(upperQuartile) - at(lowerQuartile))}
            height={stripHeight}
          />
          <line x1={at(median)} x2={at(median)} y1={stripTop - 2} y2={height} vectorEffect="non-scaling-stroke" />
        </g>
      )}
      {value !== null && (
        <g data-of="reagent">
          <line x1={at(value)} x2={at(value)} y1={0} y2={height} vectorEffect="non-scaling-stroke" />
        </g>
      )}
    </svg>
  );
}

export interface MeasureStandingProps {
  readonly measure: AnalyteMeasure;
  /** Whether the group already says that no reagent has a value. */
  readonly isSaid: boolean;
}

export function MeasureStanding({ measure, isSaid }: MeasureStandingProps) {
  const { strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const id = useId();
  const { column, value, minimum, maximum, scale } = measure;
  const derivation = derivationOf(measure);
  return (
    <figure className="ssm-Sheet-measure" data-part="Measure" aria-labelledby={id}>
      <figcaption id={id}>{strings.columns[column].title}</figcaption>
      <p className="ssm-Sheet-value" data-missing={value === null || undefined}>
        {value === null ? texts.notReported : words.measure(column, value)}
      </p>
      {minimum !== null && maximum !== null && (
        <div className="ssm-Sheet-plot" aria-hidden="true">
          <ReagentPlot measure={measure} />
          <div className="ssm-Sheet-axis">
            <span>{words.measure(column, minimum)}</span>
            {scale === 'log' && <span>{texts.plot.logScale}</span>}
            <span>{words.measure(column, maximum)}</span>
          </div>
        </div>
      )}
      {!isSaid && <p>{words.standing(measure)}</p>}
      {derivation !== undefined && <p>{texts.derivedFrom(derivedText(strings, derivation))}</p>}
      <p className="ssm-Sheet-meaning">
        {derivation === undefined
          ? texts.meanings[column]
          : texts.derivedMeanings[derivedMeasureOf(derivation.derivedFrom) ?? 'other']}
      </p>
    </figure>
  );
}
