import type { CatalogueCategory, Filter, FilterBox, FilterKey, FilterValue } from 'ssm-core';

interface BoxState {
  readonly isInvalid: boolean;
  /** Id of the text beside the box: what is wrong, else what to type. */
  readonly describedBy: string | undefined;
}

/** What every editor of a filter's value takes. */
export interface EditorProps {
  readonly filter: Filter;
  readonly filterId: string;
  readonly filterKey: FilterKey;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
  /** What the catalogue holds of the filter, once it is known. */
  readonly facts: CatalogueCategory | undefined;
  readonly box: (box: FilterBox) => BoxState;
}
