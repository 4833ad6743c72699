/** Shows the navigation and the account of a signed-in user. Lazy-loaded with the session. */
import { useSyncExternalStore } from 'react';
import type { AssayVersion } from 'ssm-core';
import { BuilderLabel, Progress, useSsm } from 'ssm-react';
import type { Place } from '../../address/AddressContext.ts';
import { AppLink } from '../../address/AppLink.tsx';
import { useAuth } from '../../auth/AuthContext.ts';
import { useOwnBuilder } from '../../builder/BuilderProvider.tsx';
import { builderPlace, shownVersion } from '../../routes/places.ts';
import type { AppRoutes } from '../../routes/route.ts';
import type { AppSettings } from '../../settings/appSettings.ts';
import { usePreparedPages } from '../usePreparedPages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { navigationOf } from './navigation.ts';
import './builder-link.css';

/** Part of this chunk, because the same users need it. */
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

function BuilderLink({ version }: { readonly version: AssayVersion }) {
  const { loading, strings } = useSsm();
  const { role } = useAuth();
  const builder = useOwnBuilder();
  const isLoading = useSyncExternalStore(
    (listener) => loading.subscribe(listener),
    () => loading.isLoading(),
  );
  return (
    <div className="host-BuilderLink">
      {isLoading || builder === null ? (
        <Progress label={strings.shell.loadingBuilder(role.group)} />
      ) : (
        <AppLink to={builderPlace(version, role)}>
          <BuilderLabel builder={builder} version={version} group={role.group} />
        </AppLink>
      )}
    </div>
  );
}
