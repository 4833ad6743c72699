import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { FormSettings } from '../settings/appSettings.ts';
import { type FormName, type Forms, FormsContext } from './FormsContext.ts';

// Nothing of the forms' maker is asked for before one is opened.
const HostedForm = lazy(() => import('./HostedForm.tsx').then((part) => ({ default: part.HostedForm })));

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
  const forms = useMemo<Forms>(() => {
    const has = (name: FormName): boolean => idOf(settings, name) !== undefined;
    return {
      has,
      open(name) {
        if (has(name)) setOpened(name);
        return has(name);
      },
    };
  }, [settings]);
  const formId = opened === null ? undefined : idOf(settings, opened);
  return (
    <FormsContext value={forms}>
      {children}
      {opened !== null && formId !== undefined && (
        <Suspense>
          <HostedForm name={opened} formId={formId} settings={settings} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </FormsContext>
  );
}
