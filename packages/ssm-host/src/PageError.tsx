import { Button, useSsm } from 'ssm-react';
import { reload, useIsReplaced } from './telemetry/DeploymentContext.ts';

export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const { shell, ui } = useSsm().strings;
  const isReplaced = useIsReplaced();
  const tryAgain = (): void => {
    // The focused button is removed with the notice.
    document.querySelector('main')?.focus({ preventScroll: true });
    onRetry();
  };
  return (
    <div role="alert" className="host-PageError">
      <h1>{shell.crashTitle}</h1>
      <p>{isReplaced ? shell.replaced : shell.crashExplanation}</p>
      <Button onPress={isReplaced ? reload : tryAgain}>{isReplaced ? shell.reload : ui.retry}</Button>
    </div>
  );
}
