import { findFilter } from 'ssm-core/engine';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

/** Edits free text. For `autocomplete` filters, typed text only searches; a suggestion has to be chosen. */
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
