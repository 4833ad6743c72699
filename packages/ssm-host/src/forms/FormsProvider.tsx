import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { invariant } from 'ssm-core/internal';
import { DialogBoundary } from 'ssm-react';
import { deferredComponent } from '../deferredComponent.tsx';
import type { FormSettings } from '../settings/appSettings.ts';
import type { FormName } from './HostedForm.tsx';

/** Lazy-loaded, so that the form provider is contacted only when a form opens. */
const HostedForm = deferredComponent(async () => (await import('./HostedForm.tsx')).HostedForm);

interface Forms {
  readonly has: (name: FormName) => boolean;
  /** Opens the form in a modal, or the address that replaces the form. Returns false if neither is set. */
  readonly open: (name: FormName) => boolean;
}

const FormsContext = createContext<Forms | null>(null);

export function useForms(): Forms {
  const forms = useContext(FormsContext);
  invariant(forms !== null, 'useForms was called outside FormsProvider; render it inside the Shell.');
  return forms;
}

function idOf(settings: FormSettings, name: FormName): string | undefined {
  if (settings.portalId === undefined) return undefined;
  return name === 'signUp' ? settings.signUpFormId : settings.requestAccessFormId;
}

export function FormsProvider({
  settings,
  children,
}: {
  readonly settings: FormSettings;
  readonly children: ReactNode;
}) {
  const [opened, setOpened] = useState<FormName | null>(null);
  /** The consent lasts as long as the page. Nothing is stored, so the user has nothing to revoke. */
  const [isAgreed, setAgreed] = useState(false);
  const forms = useMemo<Forms>(() => {
    const placeOf = (name: FormName) => (name === 'requestAccess' ? settings.requestAccessUrl : undefined);
    return {
      has: (name) => (idOf(settings, name) ?? placeOf(name)) !== undefined,
      open(name) {
        const place = placeOf(name);
        if (idOf(settings, name) !== undefined) setOpened(name);
        else if (place === undefined) return false;
        // A `mailto:` address opens the mail program, and the page stays.
        else if (place.startsWith('mailto:')) window.location.assign(place);
        else window.open(place, '_blank', 'noopener');
        return true;
      },
    };
  }, [settings]);
  const close = (): void => setOpened(null);
  const formId = opened === null ? undefined : idOf(settings, opened);
  return (
    <FormsContext value={forms}>
      {children}
      {opened !== null && formId !== undefined && (
        <DialogBoundary onClose={close}>
          <HostedForm
            name={opened}
            formId={formId}
            settings={settings}
            isAgreed={isAgreed}
            onAgree={() => setAgreed(true)}
            onClose={close}
          />
        </DialogBoundary>
      )}
    </FormsContext>
  );
}
