import { useMemo } from 'react';
import type { FilterBox } from 'ssm-core';
import { operatorsOf } from 'ssm-core/engine';
import { type NumberParts, numberNotation, numberParts, withNumberParts } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { useFilterStrings } from '../words/useFilterStrings.ts';
import type { EditorProps } from './EditorProps.ts';

type Operator = NumberParts['operator'];

const operators = operatorsOf('number') as readonly Operator[];

export function NumberEditor({ value, onChange, box }: EditorProps) {
  const { locale } = useSsm();
  const { filters } = useFilterStrings();
  const { operator, ...numbers } = numberParts(value);
  const isBetween = operator === '~';
  const groups = useMemo(
    () => [{ id: 'operators', options: operators.map((id) => ({ id, label: filters.operators[id] })) }],
    [filters],
  );

  function field(name: FilterBox, label: string) {
    return (
      <div data-box={name}>
        <NumberField
          label={label}
          value={numbers[name]}
          onChange={(text) => onChange(withNumberParts(value, { [name]: text }))}
          notation={numberNotation(locale)}
          refusedText={filters.onlyNumbers}
          cleanedText={filters.numberKept}
          readText={filters.readAs}
          {...box(name)}
        />
      </div>
    );
  }

  return (
    <div className="ssm-FilterRow-boxes" data-layout={isBetween ? 'between' : 'number'}>
      <GroupedSelect
        label={filters.operator}
        placeholder={filters.operator}
        groups={groups}
        value={operator}
        onChange={(id) => onChange(withNumberParts(value, { operator: id as Operator }))}
      />
      {field('first', filters.value)}
      {isBetween && (
        <>
          <span>{filters.between}</span>
          {field('second', filters.upperValue)}
        </>
      )}
    </div>
  );
}
