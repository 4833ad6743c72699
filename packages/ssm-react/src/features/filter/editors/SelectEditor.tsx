import { useSsm } from '../../../provider/useSsm.ts';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { filterOptions } from '../filterOptions.ts';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';

export function SelectEditor({ filterKey, value, onChange, facts, box }: EditorProps) {
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
