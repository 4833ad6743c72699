import { useId } from 'react';
import { Button, type ButtonProps } from '../../ui/Button.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

export interface ReasonedButtonProps extends Omit<ButtonProps, 'isDisabled' | 'aria-describedby'> {
  /** Why it does nothing just now; without one it does something. */
  readonly reason: string | undefined;
}

/** A button that says why it cannot be pressed. */
export function ReasonedButton({ reason, ...button }: ReasonedButtonProps) {
  const id = useId();
  return (
    <span title={reason}>
      <Button {...button} isDisabled={reason !== undefined} aria-describedby={reason === undefined ? undefined : id} />
      {reason !== undefined && <VisuallyHidden id={id}>{reason}</VisuallyHidden>}
    </span>
  );
}
