/** What stands over every page: banners, and for signed-in people the navigation and their account. */
import { useState } from 'react';
import { useSsm } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Banner } from './Banner.tsx';
import { BuilderLoading } from './BuilderLoading.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { navigationOf } from './navigation.ts';
import { VisitorButtons } from './VisitorButtons.tsx';

export interface HeaderProps {
  readonly settings: AppSettings;
  readonly path: string;
  /** Home as it was left. */
  readonly home: string;
}

export function Header({ settings, path, home }: HeaderProps) {
  const { shell } = useSsm().strings;
  const { person, role, canSignIn } = useAuth();
  const [isDismissed, setIsDismissed] = useState(false);
  const dismiss = (): void => setIsDismissed(true);
  const isVisitor = person === null && canSignIn;
  const isTold = role.title === 'SSM-Registered' || role.title === 'SSM-Verified';
  if (person === null && !canSignIn) return null;
  return (
    <header className="host-Header">
      {isVisitor && !isDismissed && (
        <Banner text={shell.signUpBanner} onDismiss={dismiss}>
          <VisitorButtons />
        </Banner>
      )}
      {isVisitor && isDismissed && (
        <div className="host-Header-bar">
          <VisitorButtons />
        </div>
      )}
      {person !== null && (
        <div className="host-Header-bar">
          <nav aria-label={shell.mainNavigation}>
            <NavigationLinks items={navigationOf(settings, shell, role, home)} path={path} />
          </nav>
          {role.allowsSelection && <BuilderLoading group={role.group} />}
          <AccountMenu />
        </div>
      )}
      {isTold && !isDismissed && <Banner text={shell.exportBanner} onDismiss={dismiss} />}
    </header>
  );
}
