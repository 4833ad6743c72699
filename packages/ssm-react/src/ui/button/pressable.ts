/** Attributes of a button that keeps the focus while it is disabled. */
import type { MouseEvent } from 'react';

export interface PressableProps {
  /** Disables the button but keeps it focusable; default false. */
  readonly isDisabled?: boolean;
  /** Called on a click, Enter or Space. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called on hover or focus, to preload what a press needs. */
  readonly onApproach?: (() => void) | undefined;
}

export interface PressableAttributes {
  readonly 'aria-disabled': true | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly onPointerEnter: (() => void) | undefined;
  readonly onFocus: (() => void) | undefined;
}

export function pressableAttributes({ isDisabled = false, onPress, onApproach }: PressableProps): PressableAttributes {
  return {
    'aria-disabled': isDisabled || undefined,
    onPointerEnter: onApproach,
    onFocus: onApproach,
    onClick(event) {
      if (isDisabled) event.preventDefault();
      else onPress?.(event);
    },
  };
}
