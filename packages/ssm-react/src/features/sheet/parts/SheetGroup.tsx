import { useId, useState } from 'react';
import type { Analyte, AnalyteMeasure, ColumnKey } from 'ssm-core';
import { derivationOf, derivedMeasureOf, reportedValue } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { columnStrings } from '../../../strings/columnStrings.ts';
import { translateOf } from '../../../ui/grid/gridPlaces.ts';
import { isNowhereMeasured } from '../sheetGroups.ts';
import { useSheetTexts, useSheetWords } from '../useSheetWords.ts';
import { AbsentFields, GroupHead } from './GroupParts.tsx';
import { MeasureStanding } from './MeasureStanding.tsx';

export interface SheetGroupProps {
  readonly name: string;
  readonly title: string;
  readonly keys: readonly ColumnKey[];
  readonly analyte: Analyte;
  readonly measures: readonly AnalyteMeasure[];
}

/** Shows the reported fields of a group. A folded line counts those that are not reported, and opens to their names. */
export function SheetGroup({ name, title, keys, analyte, measures }: SheetGroupProps) {
  const { strings, countText } = useSsm();
  const texts = useSheetTexts();
  const words = useSheetWords();
  const [isExplained, setIsExplained] = useState(false);
  const id = useId();
  const own = measures.filter(({ column }) => keys.includes(column));
  const placed = own.filter(({ value }) => value !== null);
  const facts = keys.filter((key) => own.every(({ column }) => column !== key) && reportedValue(analyte, key) !== null);
  const absent = keys.filter((key) => !facts.includes(key) && placed.every(({ column }) => column !== key));
  const isReported = absent.length < keys.length;
  const genes = analyte.entrezGeneName ?? [];
  const unplaced = own.filter(({ value }) => value === null);
  const isUnmeasured = isNowhereMeasured(unplaced);

  function meaning(key: ColumnKey): string | undefined {
    const derivation = derivationOf(unplaced.find(({ column }) => column === key));
    if (derivation === undefined) return texts.meanings[key];
    return texts.derivedMeanings[derivedMeasureOf(derivation.derivedFrom) ?? 'other'];
  }

  function standing(key: ColumnKey): string | undefined {
    const measure = unplaced.find(({ column }) => column === key);
    return measure === undefined || isUnmeasured ? undefined : words.standing(measure);
  }

  return (
    <section className="ssm-Sheet-group" data-part="Group" data-group={name} aria-labelledby={id}>
      <GroupHead id={id} title={title} isExplained={isExplained} onExplain={isReported ? setIsExplained : undefined} />
      {isReported && (
        <div className="ssm-Sheet-grid">
          {facts.length > 0 && (
            <dl className="ssm-Sheet-facts">
              {facts.map((key) => (
                <div key={key}>
                  <dt>{columnStrings(strings, key).title}</dt>
                  <dd className="ssm-Sheet-value" translate={translateOf(key)}>
                    {words.value(analyte, key)}
                  </dd>
                  {key === 'entrezGeneName' && genes.length > 1 && (
                    <dd>{texts.severalGenes(countText(genes.length), genes.join(strings.values.listSeparator))}</dd>
                  )}
                  <dd className="ssm-Sheet-meaning" hidden={!isExplained}>
                    {texts.meanings[key]}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {placed.length > 0 && (
            <div className="ssm-Sheet-measures">
              {placed.map((measure) => (
                <MeasureStanding key={measure.column} measure={measure} isExplained={isExplained} />
              ))}
            </div>
          )}
        </div>
      )}
      <AbsentFields
        title={title}
        fields={absent.map((key) => ({ name: columnStrings(strings, key).title, text: [standing(key), meaning(key)] }))}
        note={isUnmeasured ? texts.standing.noneOfThese : undefined}
      />
    </section>
  );
}
