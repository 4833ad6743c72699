import { useId } from 'react';
import { Button, type ButtonProps } from '../../../ui/button/Button.tsx';
import { VisuallyHidden } from '../../../ui/screen-reader/VisuallyHidden.tsx';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'isDisabled' | 'aria-describedby'> {
  /** The reason why the button is disabled. Undefined enables the button. */
  readonly reason: string | undefined;
  readonly isReasonShown?: boolean;
  readonly keys?: string;
}

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
