import type { CatalogueCategory, DraftRow } from 'ssm-core';
import { findColumn, findFilter } from 'ssm-core/engine';
import type { NumberText } from '../../../strings/format.ts';
import { type FilterStrings, filterTip } from '../words/filterStrings.ts';

export interface RowHint {
  readonly text: string;
  /** Whether the hint replaces the counts while the row is empty. */
  readonly isForEmpty: boolean;
}

function always(text: string | undefined): RowHint | undefined {
  return text === undefined ? undefined : { text, isForEmpty: false };
}

export function rowHint(
  { filterKey, clause }: Pick<DraftRow, 'filterKey' | 'clause'>,
  facts: CatalogueCategory | undefined,
  strings: FilterStrings,
  numberText: NumberText,
  /** Name of the source that fills the column, if the column is not filled by its own measure. */
  filledFrom?: string,
): RowHint | undefined {
  const definition = filterKey === null ? undefined : findFilter(filterKey);
  if (definition === undefined) return undefined;
  const { filters } = strings;
  const forEmpty = (text: string): RowHint | undefined => (clause === null ? { text, isForEmpty: true } : undefined);
  switch (definition.control) {
    case 'combo':
      return forEmpty(filters.textHint);
    case 'autocomplete':
      return forEmpty(filters.suggestionHint);
    case 'keywords':
      return forEmpty(filters.keywordHint);
    case 'collection':
      return always(filters.collectionHint);
    case 'number': {
      const { minimum, maximum } = facts ?? {};
      if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined;
      const isPercent = findColumn(definition.columns[0] ?? '')?.unit === 'percent';
      const [low, high] = [minimum, maximum].map((number) =>
        isPercent ? filters.sentence.percent(numberText(number)) : numberText(number),
      ) as [string, string];
      const range = filters.rangeHint(low, high);
      return always(filledFrom === undefined ? range : filters.derivedRange(range, filledFrom));
    }
    default:
      return always(filterTip(definition.key, strings));
  }
}
