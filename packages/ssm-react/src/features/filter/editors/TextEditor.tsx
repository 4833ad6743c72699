import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

/** Free text, or the text of a suggestion. */
export function TextEditor({ filter, filterId, value, box, onChange }: EditorProps) {
  const strings = useFilterStrings();
  return (
    <SuggestingBox
      filter={filter}
      filterId={filterId}
      box={box}
      label={strings.filters.value}
      name="first"
      text={String(value)}
      onChangeText={onChange}
    />
  );
}
