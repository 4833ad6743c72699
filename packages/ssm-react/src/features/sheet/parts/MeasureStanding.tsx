import { useId, useState } from 'react';
import type { AnalyteMeasure, Bin } from 'ssm-core';
import { barsOf, derivationOf, derivedMeasureOf } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { derivedText } from '../../../strings/format.ts';
import { DistributionChart } from '../../../ui/chart/DistributionChart.tsx';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';

function isIn({ from, to }: Bin, value: number, isLast: boolean): boolean {
  return (from === null || value >= from) && (to === null || value < to || (isLast && value === to));
}

function ReagentPlot({ measure }: { readonly measure: AnalyteMeasure }) {
  const { column, bins, scale, value, lowerQuartile, median, upperQuartile } = measure;
  const { strings, countText } = useSsm();
  const { plot: texts } = useSheetTexts();
  const words = useSheetWords();
  const bars = barsOf(measure);
  const highest = Math.max(...bins.map(({ count }) => count), 1);
  const isKnown = lowerQuartile !== null && median !== null && upperQuartile !== null;
  const quartiles = isKnown ? { lower: lowerQuartile, median, upper: upperQuartile } : null;

  function bar(index: number): string {
    const [bin, count] = [bars[index], bins[index]?.count];
    if (bin === undefined || count === undefined) return '';
    const text = texts.bar(words.range(column, bin), count, countText(count));
    return value !== null && isIn(bin, value, index === bars.length - 1) ? texts.withThis(text) : text;
  }

  return (
    <DistributionChart
      bins={bars}
      scale={scale}
      series={[{ of: 'menu', ofQuartiles: 'quartiles', heights: bins.map(({ count }) => count / highest), quartiles }]}
      mark={value}
      words={{
        tick: words.tick,
        below: texts.below,
        atLeast: texts.atLeast,
        axis: words.axis(measure),
        bar,
        bars: texts.barsOf(columnStrings(strings, column).title),
      }}
    />
  );
}

interface ValuesTableProps {
  readonly id: string;
  readonly measure: AnalyteMeasure;
}

function ValuesTable({ id, measure }: ValuesTableProps) {
  const { strings, countText } = useSsm();
  const { plot: texts } = useSheetTexts();
  const words = useSheetWords();
  const { column, bins, missing } = measure;
  const bars = barsOf(measure);
  return (
    <table id={id} className="ssm-Sheet-table" aria-label={texts.valuesOf(columnStrings(strings, column).title)}>
      <thead>
        <tr>
          <th scope="col">{texts.range}</th>
          <th scope="col" data-kind="number">
            {texts.count}
          </th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ from, count }, index) => (
          <tr key={from}>
            <th scope="row">{words.range(column, bars[index] ?? { from: null, to: null })}</th>
            <td data-kind="number">{countText(count)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">{texts.noValue}</th>
          <td data-kind="number">{countText(missing)}</td>
        </tr>
      </tbody>
      <tbody>
        {(['minimum', 'lowerQuartile', 'median', 'upperQuartile', 'maximum'] as const).map((name) => {
          const value = measure[name];
          return (
            value !== null && (
              <tr key={name}>
                <th scope="row">{texts[name]}</th>
                <td data-kind="number">{words.measure(column, value)}</td>
              </tr>
            )
          );
        })}
      </tbody>
    </table>
  );
}

export interface MeasureStandingProps {
  readonly measure: AnalyteMeasure;
  readonly isExplained: boolean;
}

export function MeasureStanding({ measure, isExplained }: MeasureStandingProps) {
  const { strings } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const tableId = useId();
  const { column, value, lowerQuartile, median, upperQuartile } = measure;
  const { title } = columnStrings(strings, column);
  const derivation = derivationOf(measure);
  const label = isOpen ? texts.plot.hideTable : texts.plot.showOne;
  const isKnown = lowerQuartile !== null && median !== null && upperQuartile !== null;
  return (
    <figure className="ssm-Sheet-measure" data-part="Measure" aria-labelledby={id}>
      <figcaption id={id}>{title}</figcaption>
      <p className="ssm-Sheet-value">{value === null ? texts.notReported : words.measure(column, value)}</p>
      {isKnown && <ReagentPlot measure={measure} />}
      {isKnown && (
        <p className="ssm-Sheet-quartiles">
          {texts.plot.quartilesOf(
            words.measure(column, lowerQuartile),
            words.measure(column, median),
            words.measure(column, upperQuartile),
          )}
        </p>
      )}
      <p>{words.standing(measure)}</p>
      {derivation !== undefined && <p>{texts.derivedFrom(derivedText(strings, derivation))}</p>}
      <p className="ssm-Sheet-meaning" hidden={!isExplained}>
        {derivation === undefined
          ? texts.meanings[column]
          : texts.derivedMeanings[derivedMeasureOf(derivation.derivedFrom) ?? 'other']}
      </p>
      {isKnown && (
        <button
          type="button"
          className="ssm-Button"
          data-variant="quiet"
          data-size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? tableId : undefined}
          aria-label={texts.buttonOf(label, title)}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span>{label}</span>
        </button>
      )}
      {isOpen && isKnown && <ValuesTable id={tableId} measure={measure} />}
    </figure>
  );
}
