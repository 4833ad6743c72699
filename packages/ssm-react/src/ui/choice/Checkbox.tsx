import { type ReactNode, useEffect, useRef } from 'react';

export interface CheckboxProps {
  readonly isSelected: boolean;
  /** Replaces `isSelected` with the mixed state, when some but not all items are selected. */
  readonly isIndeterminate?: boolean;
  readonly isDisabled?: boolean;
  readonly onChange?: (isSelected: boolean) => void;
  readonly children?: ReactNode;
  readonly label?: string;
}

/** A checkbox. It is a native element, because a page can have many of them. */
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
