import { findFilter } from 'ssm-core/engine';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

/** Free text, or the text of a suggestion. Where the suggestions are the choice, text that is typed only looks for one. */
export function TextEditor({ filter, filterId, filterKey, value, box, onChange }: EditorProps) {
  const strings = useFilterStrings();
  const isChoice = findFilter(filterKey)?.control === 'autocomplete';
  return (
    <SuggestingBox
      filter={filter}
      filterId={filterId}
      box={box}
      label={strings.filters.value}
      name="first"
      text={typeof value === 'object' ? (value[0] ?? '') : String(value)}
      onChangeText={(typed) => onChange(isChoice && typed !== '' ? [typed] : typed)}
      onChooseText={onChange}
    />
  );
}
