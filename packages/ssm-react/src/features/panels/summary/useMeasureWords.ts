import type { Group, MeasureSummary } from 'ssm-core';
import { columnDefinition } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { useFigures } from '../view/useFigures.ts';
import { usePanelViewTexts } from '../view/usePanelViewTexts.ts';

export interface MeasureWords {
  /** The name of the measure, for use within a sentence. */
  readonly name: string;
  readonly value: (value: number) => string;
  readonly sentence: string;
  /** The quartiles of panel and catalogue. */
  readonly quartiles: readonly string[];
}

export function useMeasureWords({ key, panel, standing, catalogue }: MeasureSummary, group: Group): MeasureWords {
  const { cellText, countText } = useSsm();
  const { summary: texts } = usePanelViewTexts();
  const { share } = useFigures();
  const name = texts.measures[key];
  const isPercent = columnDefinition(key).unit === 'percent';
  const value = (number: number) => (isPercent ? texts.percent(cellText(key, number)) : cellText(key, number));

  function standingWords(): string {
    if (standing === null) return '';
    const { below, above } = standing;
    if (below === 0 && above === 0) return texts.sameAsAll;
    return above >= below
      ? texts.lowerThan(share(above, catalogue.known))
      : texts.higherThan(share(below, catalogue.known));
  }

  const quartiles = [
    [texts.thisPanel(group), panel.quartiles] as const,
    [texts.catalogue, catalogue.quartiles] as const,
  ].flatMap(([of, known]) =>
    known === null ? [] : [texts.quartilesOf(of, value(known.lower), value(known.median), value(known.upper))],
  );
  if (panel.quartiles === null) return { name, value, quartiles, sentence: texts.noValues(group, name) };
  const total = panel.known + panel.missing;
  const missing =
    panel.missing === 0
      ? texts.noneMissing(total, countText(total))
      : texts.missing(panel.missing, countText(panel.missing), countText(total));
  const sentence = texts.sentence(group, name, value(panel.quartiles.median), standingWords(), missing);
  return { name, value, quartiles, sentence };
}
