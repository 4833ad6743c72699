import { type KeyboardEvent, useRef } from 'react';
import { useUi } from '../UiContext.ts';

interface RadioToggleOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface RadioToggleProps<Value extends string> {
  readonly label: string;
  readonly options: readonly RadioToggleOption<Value>[];
  /** Null before the first choice. */
  readonly value: Value | null;
  readonly isDisabled?: boolean;
  /** Called on every choice, even when the user chooses the current value again. */
  readonly onChange: (value: Value) => void;
}

export function RadioToggle<Value extends string>({
  label,
  options,
  value,
  isDisabled = false,
  onChange,
}: RadioToggleProps<Value>) {
  const { direction } = useUi();
  const group = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>): void {
    const step = stepOf(event.key, direction);
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (isDisabled) return;
    const current = options.findIndex((option) => option.value === value);
    const from = current < 0 && step < 0 ? 0 : current;
    const next = (from + step + options.length) % options.length;
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    const option = options[next];
    if (option !== undefined) onChange(option.value);
  }

  return (
    <div
      ref={group}
      className="ssm-RadioToggle"
      data-component="RadioToggle"
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
    >
      {options.map((option, index) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          className="ssm-RadioToggle-option"
          aria-checked={option.value === value}
          aria-disabled={isDisabled || undefined}
          tabIndex={option.value === value || (value === null && index === 0) ? 0 : -1}
          onKeyDown={handleKeyDown}
          onClick={() => {
            if (!isDisabled) onChange(option.value);
          }}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

function stepOf(key: string, direction: 'ltr' | 'rtl'): -1 | 0 | 1 {
  if (key === 'ArrowDown') return 1;
  if (key === 'ArrowUp') return -1;
  if (key === 'ArrowRight') return direction === 'ltr' ? 1 : -1;
  if (key === 'ArrowLeft') return direction === 'ltr' ? -1 : 1;
  return 0;
}
