import { type ReactNode, useMemo, useState } from 'react';
import { DialogBoundary } from 'ssm-react';
import type { FormSettings } from '../settings/appSettings.ts';
import { HostedForm } from '../shell/lateParts.ts';
import { type FormName, type Forms, FormsContext } from './FormsContext.ts';

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
  const close = (): void => setOpened(null);
  const formId = opened === null ? undefined : idOf(settings, opened);
  return (
    <FormsContext value={forms}>
      {children}
      {opened !== null && formId !== undefined && (
        <DialogBoundary onClose={close}>
          <HostedForm name={opened} formId={formId} settings={settings} onClose={close} />
        </DialogBoundary>
      )}
    </FormsContext>
  );
}
