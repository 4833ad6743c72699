import { type ReactNode, useEffect, useRef } from 'react';

export interface CheckboxProps {
  readonly isSelected: boolean;
  /** Some but not all of what it stands for; shown in place of isSelected. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  /** The visible label. */
  readonly children?: ReactNode;
  /** The accessible name where nothing is visible. */
  readonly label?: string;
}

/** A native checkbox: light enough for many on a page. */
export function Checkbox({
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  children,
  label,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <label className="ssm-Checkbox" data-component="Checkbox">
      <input
        ref={input}
        type="checkbox"
        className="ssm-Checkbox-input"
        aria-label={label}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange?.(event.currentTarget.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}
