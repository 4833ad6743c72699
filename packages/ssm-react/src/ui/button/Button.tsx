import { memo, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { type PressableProps, pressableAttributes } from './pressable.ts';

export interface ButtonProps extends PressableProps {
  /** What the button says. */
  readonly children: ReactNode;
  /** `primary`: the one main action of a view; `quiet`: no border until pointed at. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` is as high as a target has to be; default `medium`. */
  readonly size?: 'small' | 'medium';
  /** Stands before the words. */
  readonly icon?: IconName;
  /** `submit` sends the form around it; default `button`. */
  readonly type?: 'button' | 'submit';
  /** Id of what explains it. */
  readonly 'aria-describedby'?: string | undefined;
  /** What it opens is on its way. */
  readonly 'aria-busy'?: boolean | undefined;
  /** Holds the element, for its focus. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button with words, and an icon before them perhaps. */
export const Button = memo(function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  type = 'button',
  buttonRef,
  'aria-busy': isBusy,
  'aria-describedby': describedBy,
  ...press
}: ButtonProps) {
  return (
    <button
      ref={buttonRef}
      type={type}
      className="ssm-Button"
      data-component="Button"
      data-variant={variant}
      data-size={size}
      aria-describedby={describedBy}
      aria-busy={isBusy || undefined}
      {...pressableAttributes(press)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {/* Text has an element of its own: page translation replaces text nodes. */}
      <span>{children}</span>
    </button>
  );
});
