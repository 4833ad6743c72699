/** What a person reads where a page broke. */
import { Button, useSsm } from 'ssm-react';

export function PageError({ onRetry }: { readonly onRetry: () => void }) {
  const { strings } = useSsm();
  return (
    <div role="alert" className="host-PageError">
      <h1>{strings.shell.crashTitle}</h1>
      <p>{strings.shell.crashExplanation}</p>
      <Button onPress={onRetry}>{strings.ui.retry}</Button>
    </div>
  );
}
