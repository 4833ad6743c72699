/** What stands under a row's value beside its counts. */
import { type CatalogueFilter, type DraftRow, findColumn, findFilter } from 'ssm-core';
import type { Strings } from '../../strings/en.ts';
import type { NumberText } from './numberText.ts';

/** How to fill in a row that is still empty, and what is worth knowing of it always; undefined where that is nothing. */
export function rowHint(
  { filterKey, clause }: Pick<DraftRow, 'filterKey' | 'clause'>,
  facts: CatalogueFilter | undefined,
  { filters }: Strings,
  numberText: NumberText,
): string | undefined {
  const definition = filterKey === null ? undefined : findFilter(filterKey);
  if (definition === undefined) return undefined;
  const tooltip = filters.tooltips[definition.key];
  switch (definition.control) {
    case 'combo':
      return clause === null ? filters.textHint : undefined;
    case 'autocomplete':
      return clause === null ? filters.suggestionHint : tooltip;
    case 'keywords':
      return clause === null ? filters.keywordHint : undefined;
    case 'collection':
      return filters.collectionHint;
    case 'number': {
      const { minimum, maximum } = facts ?? {};
      if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined;
      const isPercent = findColumn(definition.columns[0] ?? '')?.unit === 'percent';
      const [low, high] = [minimum, maximum].map((number) =>
        isPercent ? filters.sentence.percent(numberText(number)) : numberText(number),
      ) as [string, string];
      return filters.rangeHint(low, high);
    }
    default:
      return tooltip;
  }
}
