/** What stands where it is not known yet who is there, or where nobody is. */
import { useLateTexts } from '../provider/lateTexts.ts';
import { element } from '../strings/en/element.ts';
import { Progress } from '../ui/feedback/Progress.tsx';

export function SessionAwaited() {
  const texts = useLateTexts('element', element);
  return <Progress label={texts.sessionAwaited} />;
}

export function SessionMissing() {
  const texts = useLateTexts('element', element);
  return (
    <slot name="signed-out">
      <p role="status">{texts.sessionMissing}</p>
    </slot>
  );
}
