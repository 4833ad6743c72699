import { useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useDeferredPart } from '../overlay/useDeferredPart.ts';

interface SelectOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly isDisabled?: boolean;
  /** Maximum height of the list in CSS pixels; default 310. */
  readonly maximumHeight?: number;
}

const loadPopup = () => import('./SelectPopup.tsx');

/**
 * A button that opens a listbox. The listbox loads on hover or focus. As in a native select, the label is the name of
 * the button; the value is drawn over the button and describes it.
 */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, options, value, onChange, isDisabled = false, maximumHeight = 310 } = props;
  const button = useRef<HTMLButtonElement>(null);
  const valueId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { part, preload } = useDeferredPart(loadPopup, isOpen, () => setIsOpen(false));
  const chosen = options.find((option) => option.value === value);

  function open(): void {
    if (!isDisabled) setIsOpen(true);
  }

  return (
    <span className="ssm-Select" data-component="Select">
      <button
        ref={button}
        type="button"
        className="ssm-Button"
        data-variant="secondary"
        data-open={isOpen || undefined}
        aria-label={label}
        aria-describedby={valueId}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-disabled={isDisabled || undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={open}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open();
        }}
      >
        <Icon name="chevronDown" />
      </button>
      <span
        className="ssm-Select-value"
        data-part="Value"
        data-disabled={isDisabled || undefined}
        id={valueId}
        aria-hidden="true"
      >
        {chosen?.label}
      </span>
      {isOpen && part !== undefined && (
        <part.SelectPopup
          triggerRef={button}
          label={label}
          options={options.map((option) => ({ id: String(option.value), label: option.label }))}
          selectedId={String(value)}
          maximumHeight={maximumHeight}
          onSelect={(id) => {
            const option = options.find((candidate) => String(candidate.value) === id);
            if (option !== undefined && option.value !== value) onChange(option.value);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </span>
  );
}
