import type { AssayVersion, SummaryMeasure } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import type { LimitedMeasure, Limits, ListPart } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { otherVersionName } from '../../../strings/otherVersionText.ts';
import { usePartWords } from '../summary/usePartWords.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface ListWords {
  /** A limit with its unit; “No limit” for null. */
  readonly limit: (measure: LimitedMeasure, limit: number | null) => string;
  /** The name of a part of the list. */
  readonly part: (part: ListPart, limits: Limits) => string;
}

export function useListWords(version: AssayVersion): ListWords {
  const { strings } = useSsm();
  const { summary, overview } = usePanelViewTexts();
  const { edge } = useFigures();
  const partWords = usePartWords();

  function withUnit(key: SummaryMeasure, value: number): string {
    return columnDefinition(key).unit === 'percent' ? summary.percent(edge(value)) : edge(value);
  }

  function limit(measure: LimitedMeasure, value: number | null): string {
    return value === null ? overview.none : withUnit(measure, value);
  }

  function part(of: ListPart, limits: Limits): string {
    switch (of.key) {
      case 'sharing':
        return overview.sharing;
      case 'withdrawn':
        return overview.withdrawn(otherVersionName(strings, version));
      case 'beyond':
        return overview.partBeyond(summary.measures[of.measure], limit(of.measure, limits[of.measure] ?? null));
      case 'dilutionGroup':
        return partWords.part(of);
      default:
        return of.bin === null ? overview.partMissing(summary.measures[of.key]) : partWords.part(of);
    }
  }

  return { limit, part };
}
