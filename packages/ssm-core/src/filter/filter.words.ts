import type { FilterKey } from '../api/types.ts';
import { type ColumnUnit, findColumn } from '../table/columns.ts';
import type { Clause, NumberOperator } from './clause.ts';
import { type FilterControl, findFilter, isAnyPublication } from './filter.keys.ts';

type TextOperator = 'contains' | 'begins_with' | 'ends_with' | 'matches';

interface Words {
  readonly key: FilterKey;
}

export type ClauseWords =
  | (Words & { readonly operator: TextOperator; readonly text: string })
  | (Words & { readonly operator: 'is_known' })
  | (Words & { readonly operator: 'is_true' | 'is_false' })
  | (Words & { readonly operator: 'any_publication' })
  | (Words & { readonly operator: 'any_of'; readonly values: readonly string[]; readonly areCodes: boolean })
  | (Words & { readonly operator: 'contains_any'; readonly values: readonly string[] })
  | (Words & { readonly operator: NumberOperator; readonly number: number; readonly unit: ColumnUnit | null })
  | (Words & {
      readonly operator: '~';
      readonly low: number;
      readonly high: number;
      readonly unit: ColumnUnit | null;
    });

const codeControls: ReadonlySet<FilterControl> = new Set<FilterControl>(['multiSelect', 'publications', 'collection']);
const wildcard = /[*?]/;

function textWords(key: FilterKey, pattern: string): ClauseWords {
  if (/^\*+$/.test(pattern)) return { key, operator: 'is_known' };
  const [, start = '', text = '', end = ''] = /^(\**)(.*?)(\**)$/s.exec(pattern) ?? [];
  if (wildcard.test(text)) return { key, operator: 'matches', text: pattern };
  if ((start === '') === (end === '')) return { key, operator: 'contains', text };
  return { key, operator: start === '' ? 'begins_with' : 'ends_with', text };
}

export function clauseWords(clause: Clause): ClauseWords {
  const { key } = clause;
  const definition = findFilter(key);
  if ('text' in clause) return textWords(key, clause.text);
  if ('isTrue' in clause) return { key, operator: clause.isTrue ? 'is_true' : 'is_false' };
  if ('values' in clause) {
    const { values } = clause;
    const control = definition?.control;
    if (control === 'keywords') return { key, operator: 'contains_any', values };
    if (control === 'publications' && isAnyPublication(values)) return { key, operator: 'any_publication' };
    return { key, operator: 'any_of', values, areCodes: control !== undefined && codeControls.has(control) };
  }
  const unit = findColumn(definition?.columns[0] ?? '')?.unit ?? null;
  if ('number' in clause) return { key, operator: clause.operator, number: clause.number, unit };
  return { key, operator: '~', low: clause.low, high: clause.high, unit };
}
