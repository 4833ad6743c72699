import type { Bin, SummaryMeasure, SummaryPart } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { dilutionText } from '../../../strings/format.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface PartWords {
  readonly range: (key: SummaryMeasure, bin: Bin | null) => string;
  readonly part: (part: SummaryPart) => string;
  readonly count: (part: string, count: number) => string;
}

export function usePartWords(): PartWords {
  const { strings, locale, countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const { edge } = useFigures();

  function range(key: SummaryMeasure, bin: Bin | null): string {
    if (bin === null) return texts.noValue;
    const { from, to } = bin;
    const value = (number: number) =>
      columnDefinition(key).unit === 'percent' ? texts.percent(edge(number)) : edge(number);
    if (from !== null && to !== null) return texts.rangeFromTo(edge(from), value(to));
    if (to !== null) return texts.rangeBelow(value(to));
    return from === null ? texts.rangeAll : texts.rangeFrom(value(from));
  }

  return {
    range,
    part: (part) =>
      part.key === 'dilutionGroup'
        ? texts.part(
            strings.columns.dilutionGroup.title,
            part.group === null ? texts.noDilution : dilutionText(part.group, locale),
          )
        : texts.part(texts.measures[part.key], range(part.key, part.bin)),
    count: (part, count) => texts.partCount(part, count, countText(count)),
  };
}
