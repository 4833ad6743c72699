import { useId, useState } from 'react';
import { numberNotation, percentNotation } from 'ssm-core/internal';
import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { filters as filterTexts } from '../../strings/en/filters.ts';
import { NumberField } from '../../ui/field/NumberField.tsx';

export interface PlanNumberProps {
  /** The accessible name. */
  readonly label: string;
  /** The visible title; by default the label. */
  readonly title?: string;
  readonly unit?: string;
  readonly isPercent?: boolean;
  /** Null for no value. */
  readonly value: number | null;
  /** Whole numbers from 1 to `most` are valid; without it, all numbers from 0. */
  readonly most?: number;
  /** Whether the value can be removed; default true. */
  readonly isOptional?: boolean;
  /** Says what to write instead of invalid text. */
  readonly invalid: string;
  /** Called when the user leaves the field or presses Enter. */
  readonly onChange: (value: number | null) => void;
}

/** A field for a number of the terms. It changes the plan when the user has finished, not with each key. */
export function PlanNumber(props: PlanNumberProps) {
  const { label, title = label, unit, isPercent = false, value, most, isOptional = true, invalid, onChange } = props;
  const { locale } = useSsm();
  const filters = useLateTexts('filters', filterTexts);
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const notation = isPercent ? percentNotation(numberNotation(locale)) : numberNotation(locale);
  const text = typed ?? (value === null ? '' : notation.write(value));
  const isEmpty = text.trim() === '';
  const read = notation.read(text)?.number ?? Number.NaN;
  const isValid =
    most === undefined ? Number.isFinite(read) && read >= 0 : Number.isInteger(read) && read >= 1 && read <= most;

  function finish(): void {
    if (typed === undefined || (!isEmpty && !isValid)) return;
    setTyped(undefined);
    const next = isEmpty ? null : read;
    if (next !== value && (next !== null || isOptional)) onChange(next);
  }

  const isInvalid = !isEmpty && !isValid;
  return (
    // Handles events of the field inside. The element itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className="ssm-Plan-number"
      data-component="PlanNumber"
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter') finish();
      }}
    >
      <span aria-hidden="true">{title}</span>
      <NumberField
        label={label}
        value={text}
        onChange={setTyped}
        notation={notation}
        isInvalid={isInvalid}
        describedBy={isInvalid ? errorId : undefined}
        refusedText={filters.onlyNumbers}
        cleanedText={filters.numberKept}
        readText={filters.readAs}
      />
      {unit !== undefined && <span aria-hidden="true">{unit}</span>}
      {isInvalid && (
        <p id={errorId} className="ssm-Overview-error">
          {invalid}
        </p>
      )}
    </div>
  );
}
