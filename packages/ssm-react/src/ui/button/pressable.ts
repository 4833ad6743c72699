/** The attributes of a button that may be disabled and still keep the focus, so that a keyboard never falls to the page. */
import type { MouseEvent } from 'react';

export interface PressableProps {
  /** It cannot be pressed; default no. */
  readonly isDisabled?: boolean;
  /** A click, Enter or Space. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** The pointer or the focus comes: what pressing needs can be fetched. */
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
