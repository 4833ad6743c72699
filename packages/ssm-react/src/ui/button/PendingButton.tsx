import { useUi } from '../UiContext.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface PendingButtonProps extends ButtonProps {
  /** What it opens is on its way: shown on the button and announced. */
  readonly isPending: boolean;
}

/** A button that opens what may have to be fetched first. */
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
