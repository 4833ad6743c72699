import { useLateTexts } from '../../provider/lateTexts.ts';
import { useSsm } from '../../provider/useSsm.ts';
import { element } from '../../strings/en/element.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Progress } from '../../ui/feedback/Progress.tsx';

export function SessionAwaited() {
  const texts = useLateTexts('element', element);
  return <Progress label={texts.sessionAwaited} />;
}

export interface SessionFailedProps {
  readonly onRetry: () => void;
}

export function SessionFailed({ onRetry }: SessionFailedProps) {
  const { strings } = useSsm();
  const texts = useLateTexts('element', element);
  return (
    <div className="ssm-FeatureBoundary" data-component="SessionFailed" role="alert">
      <p className="ssm-FeatureBoundary-text">{texts.sessionFailed}</p>
      <Button onPress={onRetry}>{strings.ui.retry}</Button>
    </div>
  );
}

export function SessionMissing() {
  const texts = useLateTexts('element', element);
  return (
    <slot name="signed-out">
      <p role="status">{texts.sessionMissing}</p>
    </slot>
  );
}

export function SessionWithoutAccess() {
  const texts = useLateTexts('element', element);
  return (
    <slot name="no-access">
      <p role="status">{texts.sessionWithoutAccess}</p>
    </slot>
  );
}
