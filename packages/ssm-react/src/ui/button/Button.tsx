import { memo, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { type PressableProps, pressableAttributes } from './pressable.ts';

export interface ButtonProps extends PressableProps {
  readonly children: ReactNode;
  /** `primary`: the one main action of a view; `quiet`: no border until pointed at. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium';
  readonly icon?: IconName;
  readonly type?: 'button' | 'submit';
  readonly 'aria-describedby'?: string | undefined;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

export const Button = memo(function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  type = 'button',
  buttonRef,
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
      {...pressableAttributes(press)}
    >
      {icon !== undefined && <Icon name={icon} />}
      {children}
    </button>
  );
});
