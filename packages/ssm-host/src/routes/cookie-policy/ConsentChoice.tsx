/** What the person chose about being counted, and the other way. */
import { Button, usePolicyTexts } from 'ssm-react';
import { useConsent } from '../../telemetry/ConsentContext.ts';

export function ConsentChoice() {
  const { consent: texts, cookies } = usePolicyTexts();
  const { consent, decide } = useConsent();
  return (
    <section className="host-Section">
      <h2>{cookies.choice}</h2>
      <p role="status">{texts[consent]}</p>
      <div className="host-Banner-actions">
        <Button isDisabled={consent === 'refused'} onPress={() => decide('refused')}>
          {texts.refuse}
        </Button>
        <Button isDisabled={consent === 'granted'} onPress={() => decide('granted')}>
          {texts.accept}
        </Button>
      </div>
    </section>
  );
}
