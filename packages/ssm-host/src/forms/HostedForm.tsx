/**
 * Shows a HubSpot form in a modal. The script of the form belongs to a third party, so it loads only after the user
 * agrees.
 */
import { useEffect, useId, useState } from 'react';
import { Button, Modal, Progress, usePolicyTexts, useSsm } from 'ssm-react';
import type { FormSettings } from '../settings/appSettings.ts';
import { loadScript } from './loadScript.ts';

export type FormName = 'signUp' | 'requestAccess';

interface HubSpot {
  readonly forms: { create(options: Readonly<Record<string, unknown>>): void };
}

declare global {
  interface Window {
    hbspt?: HubSpot;
  }
}

const script = 'https://js.hsforms.net/forms/embed/v2.js';

export interface HostedFormProps {
  readonly name: FormName;
  readonly formId: string;
  readonly settings: FormSettings;
  readonly isAgreed: boolean;
  readonly onAgree: () => void;
  readonly onClose: () => void;
}

export function HostedForm({ name, isAgreed, onAgree, onClose, ...form }: HostedFormProps) {
  const { shell } = useSsm().strings;
  return (
    <Modal title={name === 'signUp' ? shell.signUp : shell.requestAccess} isOpen onClose={onClose}>
      {isAgreed ? <FormFrame {...form} /> : <AskFirst onAgree={onAgree} />}
    </Modal>
  );
}

function AskFirst({ onAgree }: { readonly onAgree: () => void }) {
  const { forms } = usePolicyTexts().consent;
  return (
    <>
      <p>{forms.question}</p>
      <Button variant="primary" onPress={onAgree}>
        {forms.accept}
      </Button>
    </>
  );
}

/**
 * The frame of the form. It is a component inside the modal, because HubSpot needs the target element in the
 * document.
 */
function FormFrame({ formId, settings }: Pick<HostedFormProps, 'formId' | 'settings'>) {
  const { shell } = useSsm().strings;
  const id = `form${useId().replaceAll(/\W/g, '')}`;
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading');
  const { region, portalId, scriptUrl = script } = settings;

  useEffect(() => {
    let isCurrent = true;
    async function show(): Promise<void> {
      try {
        await loadScript(document, scriptUrl);
        if (!isCurrent || document.getElementById(id)?.hasChildNodes() === true) return;
        window.hbspt?.forms.create({ region, portalId, formId, target: `#${id}` });
        setStatus(window.hbspt === undefined ? 'failed' : 'shown');
      } catch {
        if (isCurrent) setStatus('failed');
      }
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [id, region, portalId, formId, scriptUrl]);

  return (
    <>
      {status === 'loading' && <Progress label={shell.loadingForm} />}
      {status === 'failed' && <p role="alert">{shell.formFailed}</p>}
      <div id={id} />
    </>
  );
}
