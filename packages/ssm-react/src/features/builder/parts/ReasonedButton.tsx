import { useId } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'isDisabled' | 'aria-describedby'> {
  /** Why it does nothing just now; without one it does something. */
  readonly reason: string | undefined;
  /** Stands beside the button; else the reason shows when it is pointed at. */
  readonly isReasonShown?: boolean;
  /** The keys that do the same. */
  readonly keys?: string;
}

/** A button that says why it cannot be pressed. */
export function ReasonedButton({ reason, isReasonShown = false, keys, ...button }: ReasonedButtonProps) {
  const id = useId();
  const isDisabled = reason !== undefined;
  return (
    <span className="ssm-Builder-reasoned" title={reason ?? keys}>
      <Button {...button} isDisabled={isDisabled} aria-describedby={isDisabled ? id : undefined} />
      {isDisabled && isReasonShown && (
        <span className="ssm-Builder-reason" id={id}>
          {reason}
        </span>
      )}
      {isDisabled && !isReasonShown && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </span>
  );
}
