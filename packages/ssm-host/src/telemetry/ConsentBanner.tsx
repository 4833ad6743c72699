/** Asks once whether others may be told; both answers are as easy. It comes only where others are set. */
import { Button, usePolicyTexts, useSsm } from 'ssm-react';
import { AppLink } from '../address/AppLink.tsx';
import './consent.css';
import { useConsent } from './ConsentContext.ts';

export function ConsentBanner() {
  const { pages } = useSsm().strings.shell;
  const { consent } = usePolicyTexts();
  const { consent: decided, decide } = useConsent();
  if (decided !== 'unasked') return null;
  return (
    <section className="host-Consent" aria-label={consent.label}>
      <p>
        {consent.question} <AppLink to="/cookie-policy">{pages.cookiePolicy}</AppLink>
      </p>
      <div className="host-Banner-actions">
        <Button onPress={() => decide('refused')}>{consent.refuse}</Button>
        <Button onPress={() => decide('granted')}>{consent.accept}</Button>
      </div>
    </section>
  );
}
