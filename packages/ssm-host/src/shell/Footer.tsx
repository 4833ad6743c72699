import { useSsm } from 'ssm-react';
import type { AppSettings } from '../settings/appSettings.ts';
import { NavigationLinks } from './header/NavigationLinks.tsx';
import { externalItems } from './header/navigation.ts';

/** Links that everyone has at hand. */
export function Footer({ settings, path }: { readonly settings: AppSettings; readonly path: string }) {
  const { shell } = useSsm().strings;
  const policy = { label: shell.pages.cookiePolicy, to: '/cookie-policy', isExternal: false };
  return (
    <footer className="host-Footer">
      <NavigationLinks items={[...externalItems(settings, shell), policy]} path={path} />
    </footer>
  );
}
