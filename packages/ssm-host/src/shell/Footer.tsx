import { memo } from 'react';
import { FeatureBoundary, useSsm } from 'ssm-react';
import { AppLink } from '../address/AppLink.tsx';
import { useAuth } from '../auth/AuthContext.ts';
import type { AppSettings } from '../settings/appSettings.ts';
import { DemoNote, ExternalLinks, LanguageChoice } from './lateParts.ts';

/** Replaces a footer part that fails to load with nothing. The next page tries to load it again. */
const nothing = () => null;

export const Footer = memo(function Footer({
  settings,
  path,
  isMarkedAbove,
}: {
  readonly settings: AppSettings;
  readonly path: string;
  readonly isMarkedAbove: boolean;
}) {
  const { shell } = useSsm().strings;
  const { person } = useAuth();
  return (
    <footer className="host-Footer">
      <div className="host-Footer-lists">
        <ul className="host-links">
          {[['/cookie-policy', shell.pages.cookiePolicy] as const, ['/about', shell.pages.about] as const].map(
            ([to, label]) => (
              <li key={to}>
                <AppLink to={to} aria-current={path === to ? 'page' : undefined}>
                  {label}
                </AppLink>
              </li>
            ),
          )}
        </ul>
        {person !== null && (
          <FeatureBoundary resetKey={path} renderFallback={nothing}>
            <ExternalLinks settings={settings} />
          </FeatureBoundary>
        )}
        {!isMarkedAbove && (
          <FeatureBoundary resetKey={path} renderFallback={nothing}>
            <DemoNote />
          </FeatureBoundary>
        )}
        <FeatureBoundary resetKey={path} renderFallback={nothing}>
          <LanguageChoice />
        </FeatureBoundary>
      </div>
    </footer>
  );
});
