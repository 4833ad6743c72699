/**
 * Asks the user for consent, one purpose after the other. Both answers are equally easy. Loaded only if the settings
 * name a third party.
 */
import { Button, usePolicyTexts, useSsm } from 'ssm-react';
import { AppLink } from '../address/AppLink.tsx';
import './consent.css';
import { focusMain } from '../shell/useArrival.ts';
import { useConsents } from './ConsentContext.ts';

export function ConsentBanner() {
  const { pages } = useSsm().strings.shell;
  const { consent } = usePolicyTexts();
  const { use, flags } = useConsents();
  const [choice, question] = use?.consent === 'unasked' ? [use, consent.question] : [flags, consent.flags.question];
  if (choice?.consent !== 'unasked') return null;
  const isLast = choice === flags || flags?.consent !== 'unasked';
  const decide: typeof choice.decide = (decided) => {
    if (isLast) focusMain();
    choice.decide(decided);
  };
  return (
    <section className="host-Consent" aria-label={consent.label}>
      <p>
        <span>{question}</span> <AppLink to="/cookie-policy">{pages.cookiePolicy}</AppLink>
      </p>
      <div className="host-Banner-actions">
        <Button onPress={() => decide('refused')}>{consent.refuse}</Button>
        <Button onPress={() => decide('granted')}>{consent.accept}</Button>
      </div>
    </section>
  );
}
