import { Button, usePolicyTexts } from 'ssm-react';
import { type ConsentChoice as Choice, useConsents } from '../../telemetry/ConsentContext.ts';

interface OneChoiceProps {
  readonly title: string;
  readonly said: Readonly<Record<Choice['consent'], string>>;
  readonly choice: Choice;
}

function OneChoice({ title, said, choice: { consent, decide } }: OneChoiceProps) {
  const texts = usePolicyTexts().consent;
  return (
    <section className="host-Section" aria-label={title}>
      <h2>{title}</h2>
      <p role="status">{said[consent]}</p>
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

export function ConsentChoice() {
  const { consent: texts, cookies } = usePolicyTexts();
  const { use, flags } = useConsents();
  return (
    <>
      {use !== null && <OneChoice title={cookies.choice} said={texts} choice={use} />}
      {flags !== null && <OneChoice title={cookies.flagChoice} said={texts.flags} choice={flags} />}
    </>
  );
}
