import { toggleValue } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { filterOptions } from '../filterOptions.ts';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import { valuesSummary } from '../words/valueLabels.ts';
import type { EditorProps } from './EditorProps.ts';

const maximumHeight = 170;

export function MultiSelectEditor({ filterKey, value, onChange, facts, box }: EditorProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const chosen = typeof value === 'object' ? value : [];
  const options = filterOptions(filterKey, facts, chosen, strings, countText);
  const order = options.map(({ id }) => id);
  return (
    <div data-box="first">
      <MultiSelect
        label={strings.filters.value}
        summary={chosen.length === 0 ? null : valuesSummary(filterKey, chosen, strings, countText)}
        placeholder={strings.filters.chooseValue}
        options={options}
        selectedIds={chosen}
        onToggle={(ids) => onChange(ids.reduce((values, id) => toggleValue(values, id, order), chosen))}
        maximumHeight={maximumHeight}
        describedBy={box('first').describedBy}
      />
    </div>
  );
}
