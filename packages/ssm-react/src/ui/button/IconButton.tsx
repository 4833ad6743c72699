import type { Ref } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { type PressableProps, pressableAttributes } from './Button.tsx';

export interface IconButtonProps extends PressableProps {
  /** The icon, by name. */
  readonly icon: IconName;
  /** The accessible name. */
  readonly label: string;
  /** `small` has the minimum size of a pointer target; default `medium`. */
  readonly size?: 'small' | 'medium';
  /** Receives the element, for focus. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button with only an icon. A tooltip shows its name on hover. */
export function IconButton({ icon, label, size = 'medium', buttonRef, ...press }: IconButtonProps) {
  return (
    <button
      ref={buttonRef}
      type="button"
      className="ssm-IconButton"
      data-component="IconButton"
      data-size={size}
      aria-label={label}
      title={label}
      {...pressableAttributes(press)}
    >
      <Icon name={icon} />
    </button>
  );
}
