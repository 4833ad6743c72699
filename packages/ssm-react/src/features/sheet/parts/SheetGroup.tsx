import { useId } from 'react';
import type { Analyte, AnalyteMeasure, ColumnKey } from 'ssm-core';
import { isMeasure, reportedValue } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { isNowhereMeasured } from '../sheetGroups.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';
import { MeasureStanding } from './MeasureStanding.tsx';

export interface SheetGroupProps {
  readonly name: string;
  readonly title: string;
  readonly keys: readonly ColumnKey[];
  readonly analyte: Analyte;
  readonly measures: readonly AnalyteMeasure[];
}

export function SheetGroup({ name, title, keys, analyte, measures }: SheetGroupProps) {
  const { strings, countText } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const id = useId();
  const facts = keys.filter((key) => !isMeasure(key));
  const placed = measures.filter(({ column }) => keys.includes(column));
  const isUnmeasured = isNowhereMeasured(placed);
  const genes = analyte.entrezGeneName ?? [];
  return (
    <section className="ssm-Sheet-group" data-part="Group" data-group={name} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className="ssm-Sheet-grid">
        {facts.length > 0 && (
          <dl className="ssm-Sheet-facts">
            {facts.map((key) => (
              <div key={key}>
                <dt>{strings.columns[key].title}</dt>
                <dd
                  className="ssm-Sheet-value"
                  translate={translateOf(key)}
                  data-missing={reportedValue(analyte, key) === null || undefined}
                >
                  {words.value(analyte, key)}
                </dd>
                {key === 'entrezGeneName' && genes.length > 1 && (
                  <dd>{texts.severalGenes(countText(genes.length), genes.join(strings.values.listSeparator))}</dd>
                )}
                <dd className="ssm-Sheet-meaning">{texts.meanings[key]}</dd>
              </div>
            ))}
          </dl>
        )}
        {isUnmeasured && <p>{texts.standing.noneOfThese}</p>}
        {placed.length > 0 && (
          <div className="ssm-Sheet-measures">
            {placed.map((measure) => (
              <MeasureStanding key={measure.column} measure={measure} isSaid={isUnmeasured} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
