import { type MouseEvent, memo, type ReactNode, type Ref } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useUi } from '../UiContext.ts';

/** Attributes of a button that keeps the focus while it is disabled. */
export interface PressableProps {
  /** Disables the button but keeps it focusable; default false. */
  readonly isDisabled?: boolean;
  /** Called on a click, Enter or Space. */
  readonly onPress?: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Called on hover or focus, so that code can load before the press needs it. */
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

export interface ButtonProps extends PressableProps {
  /** The text of the button. */
  readonly children: ReactNode;
  /** `primary`: the one main action of a view; `quiet`: no border until pointed at. Default `secondary`. */
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `small` has the minimum size of a pointer target; default `medium`. */
  readonly size?: 'small' | 'medium';
  /** The icon before the text. */
  readonly icon?: IconName;
  /** `submit` sends the surrounding form; default `button`. */
  readonly type?: 'button' | 'submit';
  /** Id of the element that describes the button. */
  readonly 'aria-describedby'?: string | undefined;
  /** Marks the button as busy while the part that it opens is loading. */
  readonly 'aria-busy'?: boolean | undefined;
  /** Receives the element, for focus. */
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** A button with text and an optional icon. */
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
      {/* Page translation replaces text nodes. With an element of its own, the text stays under React's control. */}
      <span>{children}</span>
    </button>
  );
});

export interface PendingButtonProps extends ButtonProps {
  readonly isPending: boolean;
}

export function PendingButton({ isPending, ...button }: PendingButtonProps) {
  const { strings } = useUi();
  return (
    <>
      <Button {...button} aria-busy={isPending} />
      <span className="ssm-VisuallyHidden" aria-live="polite">
        {isPending && strings.ui.pending}
      </span>
    </>
  );
}
