import type { FilterKey } from '../api/types.ts';

export type NumberOperator = '>' | '>=' | '<' | '<=';

export type Clause =
  | { readonly key: FilterKey; readonly operator: '*='; readonly text: string }
  | { readonly key: FilterKey; readonly operator: '='; readonly values: readonly string[] }
  | { readonly key: FilterKey; readonly operator: '='; readonly isTrue: boolean }
  | { readonly key: FilterKey; readonly operator: NumberOperator; readonly number: number }
  | { readonly key: FilterKey; readonly operator: '~'; readonly low: number; readonly high: number };
