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
  /** Called as soon as the text is valid, so that no later event has to change the terms. */
  readonly onChange: (value: number | null) => void;
}

/** A field for a number of the terms. Invalid text stays, and the value before it applies. */
export function PlanNumber(props: PlanNumberProps) {
  const { label, title = label, unit, isPercent = false, value, most, isOptional = true, invalid, onChange } = props;
  const { locale } = useSsm();
  const filters = useLateTexts('filters', filterTexts);
  const errorId = useId();
  const [typed, setTyped] = useState<string>();
  const notation = isPercent ? percentNotation(numberNotation(locale)) : numberNotation(locale);
  const text = typed ?? (value === null ? '' : notation.write(value));

  /** Returns null for text that is no valid number. */
  function numberOf(written: string): number | null {
    const read = notation.read(written)?.number ?? Number.NaN;
    const isWhole = Number.isInteger(read) && read >= 1 && read <= (most ?? 0);
    return (most === undefined ? Number.isFinite(read) && read >= 0 : isWhole) ? read : null;
  }

  function type(next: string): void {
    setTyped(next);
    const number = numberOf(next);
    if (next.trim() === '' ? isOptional && value !== null : number !== null && number !== value) onChange(number);
  }

  const isInvalid = text.trim() !== '' && numberOf(text) === null;
  return (
    // Handles events of the field inside. The element itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div
      className="ssm-Plan-number"
      data-component="PlanNumber"
      // Shows the value again instead of text that means none, such as an empty share.
      onBlur={() => !isInvalid && setTyped(undefined)}
    >
      <span aria-hidden="true">{title}</span>
      <NumberField
        label={label}
        value={text}
        onChange={type}
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
