import type { ComponentType } from 'react';
import { type FilterControl, findFilter } from 'ssm-core/engine';
import { useSsm } from '../../../provider/useSsm.ts';
import { Switch } from '../../../ui/choice/Switch.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { filterOptions } from '../filterOptions.ts';
import { useFilterStrings, valueLabel } from '../words/filterStrings.ts';
import type { EditorProps } from './EditorProps.ts';
import { KeywordsEditor } from './KeywordsEditor.tsx';
import { MultiSelectEditor, PublicationsEditor } from './MultiSelectEditor.tsx';
import { NumberEditor } from './NumberEditor.tsx';
import { SuggestingBox } from './SuggestingBox.tsx';

const editors: Readonly<Record<FilterControl, ComponentType<EditorProps>>> = {
  switch: SwitchEditor,
  combo: TextEditor,
  autocomplete: TextEditor,
  multiSelect: MultiSelectEditor,
  select: SelectEditor,
  keywords: KeywordsEditor,
  publications: PublicationsEditor,
  number: NumberEditor,
  collection: CollectionText,
};

/** Edits a value with the control of its category. The key resets the editor when the category changes. */
export function ValueEditor(props: EditorProps) {
  const control = findFilter(props.filterKey)?.control;
  if (control === undefined) return null;
  const Editor = editors[control];
  return <Editor key={props.filterKey} {...props} />;
}

function CollectionText({ filterKey, value }: Pick<EditorProps, 'filterKey' | 'value'>) {
  const strings = useFilterStrings();
  const values = typeof value === 'object' ? value : [];
  return (
    <span className="ssm-FilterRow-text">
      {values.map((code) => valueLabel(filterKey, code, strings)).join(strings.filters.sentence.or)}
    </span>
  );
}

function SelectEditor({ filterKey, value, onChange, facts, box }: EditorProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const chosen = typeof value === 'string' && value !== '' ? value : null;
  const options = filterOptions(filterKey, facts, chosen === null ? [] : [chosen], strings, countText);
  return (
    <div data-box="first">
      <GroupedSelect
        label={strings.filters.value}
        placeholder={strings.filters.chooseValue}
        groups={[{ id: 'values', options }]}
        value={chosen}
        onChange={onChange}
        describedBy={box('first').describedBy}
      />
    </div>
  );
}

function SwitchEditor({ value, onChange, box }: EditorProps) {
  const strings = useFilterStrings();
  const { yes, no } = strings.values.boolean;
  const isOn = value === true;
  return (
    <div data-box="first">
      <Switch
        label={strings.filters.value}
        text={isOn ? yes : no}
        isSelected={isOn}
        onChange={onChange}
        describedBy={box('first').describedBy}
      />
    </div>
  );
}

/**
 * Edits free text. For filters with `autocomplete`, typed text only searches for suggestions, and the user must
 * choose one.
 */
function TextEditor({ filter, filterId, filterKey, value, box, onChange }: EditorProps) {
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
