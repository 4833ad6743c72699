/** The attributes of a button that may be disabled and still keep the focus, so that a keyboard never falls to the page. */
import type { MouseEvent } from 'react';

export interface PressableProps {
  readonly isDisabled?: boolean;
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
}

export interface PressableAttributes {
  readonly 'aria-disabled': true | undefined;
  readonly onClick: (event: MouseEvent<HTMLButtonElement>) => void;
}

export function pressableAttributes({ isDisabled = false, onPress }: PressableProps): PressableAttributes {
  return {
    'aria-disabled': isDisabled || undefined,
    onClick(event) {
      if (isDisabled) event.preventDefault();
      else onPress?.(event);
    },
  };
}
