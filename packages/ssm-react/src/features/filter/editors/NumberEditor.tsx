import { useMemo, useRef } from 'react';
import type { FilterBox } from 'ssm-core';
import { operatorsOf } from 'ssm-core/engine';
import { type NumberParts, numberParts, readSign, typedNotation, withNumberParts } from 'ssm-core/internal';
import { useSsm } from '../../../provider/useSsm.ts';
import { NumberField } from '../../../ui/field/NumberField.tsx';
import { GroupedSelect } from '../../../ui/select/GroupedSelect.tsx';
import { useFilterStrings } from '../words/filterStrings.ts';
import type { EditorProps } from './EditorProps.ts';

type Operator = NumberParts['operator'];

const operators = operatorsOf('number') as readonly Operator[];

/** Edits a number. A typed sign, such as the `<` of `<8`, sets the operator, unless the row has a range. */
export function NumberEditor({ filterKey, value, onChange, box }: EditorProps) {
  const { locale } = useSsm();
  const { filters } = useFilterStrings();
  const { operator, ...numbers } = numberParts(value);
  const isBetween = operator === '~';
  const groups = useMemo(
    () => [{ id: 'operators', options: operators.map((id) => ({ id, label: filters.operators[id] })) }],
    [filters],
  );

  /** The operator of a sign that is typed, which a following `=` completes. */
  const lastSign = useRef<Operator>(null);
  const signOf = (text: string) => (isBetween ? null : readSign(text, lastSign.current));

  function type(name: FilterBox, text: string): void {
    const signed = signOf(text);
    lastSign.current = signed?.rest === '' ? signed.operator : null;
    const operatorChange = signed && { operator: signed.operator };
    onChange(withNumberParts(value, { ...operatorChange, [name]: signed?.rest ?? text }));
  }

  function field(name: FilterBox, label: string) {
    return (
      <div data-box={name}>
        <NumberField
          label={label}
          value={numbers[name]}
          onChange={(text) => type(name, text)}
          notation={typedNotation(filterKey, locale)}
          signOf={signOf}
          signText={(sign) => filters.chip.value(filters.operator, filters.operators[sign])}
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
