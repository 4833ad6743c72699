/** The navigation and the account of a person who is signed in. It comes with the session. */
import { useSsm } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import { versionOf } from '../builder/builderPlace.ts';
import type { AppRoutes } from '../routes.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BuilderLink } from './BuilderLink.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { navigationOf } from './navigation.ts';

export interface SignedInBarProps {
  readonly routes: AppRoutes;
  readonly settings: AppSettings;
  readonly path: string;
  /** Home as it was left. */
  readonly home: string;
}

export function SignedInBar({ routes, settings, path, home }: SignedInBarProps) {
  const { shell } = useSsm().strings;
  const { role } = useAuth();
  return (
    <>
      <nav aria-label={shell.mainNavigation}>
        <NavigationLinks items={navigationOf({ routes, settings, strings: shell, role, home })} path={path} />
      </nav>
      {role.allowsSelection && <BuilderLink version={versionOf(home.slice(1))} />}
      <AccountMenu />
    </>
  );
}
