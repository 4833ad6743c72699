import { useUi } from '../UiContext.ts';
import { Button, type ButtonProps } from './Button.tsx';

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
