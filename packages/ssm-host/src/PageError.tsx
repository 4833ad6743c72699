import { Button, useSsm } from 'ssm-react';
import { focusMain } from './shell/useArrival.ts';
import { reload, useIsReplaced } from './telemetry/DeploymentContext.ts';

export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const { shell, ui } = useSsm().strings;
  const isReplaced = useIsReplaced();
  const tryAgain = (): void => {
    focusMain();
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
