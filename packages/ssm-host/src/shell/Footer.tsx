import { memo } from 'react';
import { FeatureBoundary, useSsm } from 'ssm-react';
import { AppLink } from '../address/AppLink.tsx';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { ExternalLinks } from './lateParts.ts';

/** Links that everyone has at hand, and behind them those to elsewhere, which come with a person who may follow them. */
export const Footer = memo(function Footer({
  settings,
  path,
}: {
  readonly settings: AppSettings;
  readonly path: string;
}) {
  const { shell } = useSsm().strings;
  const { person } = useAuth();
  const policy = '/cookie-policy';
  return (
    <footer className="host-Footer">
      <div className="host-Footer-lists">
        <ul className="host-links">
          <li>
            <AppLink to={policy} aria-current={path === policy ? 'page' : undefined}>
              {shell.pages.cookiePolicy}
            </AppLink>
          </li>
        </ul>
        {person !== null && (
          // The links above stay when those cannot be fetched.
          <FeatureBoundary resetKey={path}>
            <ExternalLinks settings={settings} />
          </FeatureBoundary>
        )}
      </div>
    </footer>
  );
});
