/** The navigation and the account of a person who is signed in. It comes with the session. */
import { useSsm } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BuilderLoading } from './BuilderLoading.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { navigationOf } from './navigation.ts';

export interface SignedInBarProps {
  readonly settings: AppSettings;
  readonly path: string;
  /** Home as it was left. */
  readonly home: string;
}

export function SignedInBar({ settings, path, home }: SignedInBarProps) {
  const { shell } = useSsm().strings;
  const { role } = useAuth();
  return (
    <>
      <nav aria-label={shell.mainNavigation}>
        <NavigationLinks items={navigationOf(settings, shell, role, home)} path={path} />
      </nav>
      {role.allowsSelection && <BuilderLoading group={role.group} />}
      <AccountMenu />
    </>
  );
}
