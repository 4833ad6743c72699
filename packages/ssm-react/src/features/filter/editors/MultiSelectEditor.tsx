import { publicationCodes } from 'ssm-core/engine';
import { isAnyPublication, toggleAnyPublication, toggleValue } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { MultiSelect } from '../../../ui/select/MultiSelect.tsx';
import { filterOptions } from '../filterOptions.ts';
import { useFilterStrings, valuesSummary } from '../words/filterStrings.ts';
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

const anyId = 'any';

export function PublicationsEditor({ filterKey, value, onChange, facts, box }: EditorProps) {
  const { countText } = useSsm();
  const strings = useFilterStrings();
  const { filters } = strings;
  const chosen = typeof value === 'object' ? value : [];
  const isAny = isAnyPublication(value);
  const any = { id: anyId, label: filters.anyPublication, note: anyNote() };

  function anyNote(): string | undefined {
    return facts === undefined ? undefined : filters.counts.reagents(facts.known, countText(facts.known));
  }

  function summary(): string | null {
    if (chosen.length === 0) return null;
    return isAny ? filters.anyPublication : valuesSummary(filterKey, chosen, strings, countText);
  }

  return (
    <div data-box="first">
      <MultiSelect
        label={filters.value}
        summary={summary()}
        placeholder={filters.chooseValue}
        options={[any, ...filterOptions(filterKey, facts, chosen, strings, countText)]}
        selectedIds={isAny ? [anyId, ...chosen] : chosen}
        onToggle={(ids) =>
          onChange(
            ids.includes(anyId)
              ? toggleAnyPublication(value)
              : ids.reduce((values, id) => toggleValue(values, id, publicationCodes), chosen),
          )
        }
        describedBy={box('first').describedBy}
      />
    </div>
  );
}
