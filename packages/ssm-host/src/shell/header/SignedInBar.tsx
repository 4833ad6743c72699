/** Shows the navigation and account of a signed-in user. Lazy-loaded with the session. */
import type { AssayVersion } from 'ssm-core';
import { useSsm } from 'ssm-react';
import type { Place } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import { shownVersion } from '../../builder/builderPlace.ts';
import type { AppRoutes } from '../../routes/routes.ts';
import type { AppSettings } from '../../settings/appSettings.ts';
import { usePreparedPages } from '../usePreparedPages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { BuilderLink } from './BuilderLink.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { navigationOf } from './navigation.ts';

/** Shares this chunk, since the same users need it. */
export { ExternalLinks } from './NavigationLinks.tsx';

export interface SignedInBarProps {
  readonly routes: AppRoutes;
  readonly settings: AppSettings;
  readonly place: Place;
  readonly home: string;
  readonly pageVersion: AssayVersion | undefined;
}

export function SignedInBar({ routes, settings, place, home, pageVersion }: SignedInBarProps) {
  const { shell } = useSsm().strings;
  const { role } = useAuth();
  usePreparedPages(routes);
  return (
    <>
      <MainNavigation items={navigationOf({ routes, settings, strings: shell, role, home })} path={place.path} />
      {role.allowsSelection && <BuilderLink version={pageVersion ?? shownVersion(place, home)} />}
      <AccountMenu />
    </>
  );
}
