import { type RefObject, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';

export interface ListButtonProps {
  readonly label: string;
  readonly value: string | null;
  readonly placeholder: string;
  readonly isOpen: boolean;
  readonly describedBy?: string | undefined;
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: () => void;
  /** Called on hover or focus, so that the list can load before the press needs it. */
  readonly onApproach?: (() => void) | undefined;
}

/**
 * A button that opens a list of options. The chosen value is drawn over the button and describes it, like in Select.
 */
export function ListButton(props: ListButtonProps) {
  const { label, value, placeholder, isOpen, describedBy, buttonRef, onOpen, onApproach } = props;
  const valueId = useId();
  return (
    <span className="ssm-ListButton" data-component="ListButton">
      <button
        ref={buttonRef}
        type="button"
        className="ssm-Button"
        data-variant="secondary"
        data-open={isOpen || undefined}
        aria-label={label}
        aria-describedby={describedBy === undefined ? valueId : `${valueId} ${describedBy}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Icon name="chevronDown" />
      </button>
      <span
        className="ssm-ListButton-value"
        data-part="Value"
        data-empty={value === null || undefined}
        id={valueId}
        aria-hidden="true"
      >
        {value ?? placeholder}
      </span>
    </span>
  );
}
