import { Switch } from '../../../ui/choice/Switch.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';

export function SwitchEditor({ value, onChange, box }: EditorProps) {
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
