import type { CatalogueCategory, Filter, FilterBox, FilterKey, FilterValue } from 'ssm-core';

interface BoxState {
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
}

export interface EditorProps {
  readonly filter: Filter;
  readonly filterId: string;
  readonly filterKey: FilterKey;
  readonly value: FilterValue;
  readonly onChange: (value: FilterValue) => void;
  readonly facts: CatalogueCategory | undefined;
  readonly box: (box: FilterBox) => BoxState;
}
