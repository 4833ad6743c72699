import { useFilterStrings } from '../words/useFilterStrings.ts';
import { valueLabel } from '../words/valueLabels.ts';
import type { EditorProps } from './EditorProps.ts';

export function CollectionText({ filterKey, value }: Pick<EditorProps, 'filterKey' | 'value'>) {
  const strings = useFilterStrings();
  const values = typeof value === 'object' ? value : [];
  return (
    <span className="ssm-FilterRow-text">
      {values.map((code) => valueLabel(filterKey, code, strings)).join(strings.filters.sentence.or)}
    </span>
  );
}
