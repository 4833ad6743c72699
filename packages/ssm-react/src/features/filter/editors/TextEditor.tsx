import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { SuggestingBox } from './SuggestingBox.tsx';

/** Free text, or the text of a suggestion. */
export function TextEditor({ filterKey, value, version, box, onChange }: EditorProps) {
  const strings = useFilterStrings();
  return (
    <SuggestingBox
      filterKey={filterKey}
      value={value}
      version={version}
      box={box}
      label={strings.filters.value}
      name="first"
      text={String(value)}
      onChangeText={onChange}
    />
  );
}
