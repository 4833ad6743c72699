export interface NumberFieldProps {
  /** The accessible name. */
  readonly label: string;
  /** As typed: what is no number yet stays, for its owner to say so. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly isInvalid?: boolean;
  /** Id of the text beside the field: its range, or what is wrong. */
  readonly describedBy?: string | undefined;
}

/** A box for a number, which keeps every character; a phone shows its number keys. */
export function NumberField({ label, value, onChange, isInvalid = false, describedBy }: NumberFieldProps) {
  return (
    <input
      type="text"
      inputMode="decimal"
      className="ssm-TextBox"
      data-component="NumberField"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      spellCheck={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
