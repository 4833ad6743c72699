import { useSsm } from 'ssm-react';
import { AppLink } from '../../address/AppLink.tsx';
import { useAuth } from '../../auth/AuthContext.ts';
import type { AppSettings } from '../../settings/appSettings.ts';
import { externalItems, type NavigationItem } from './navigation.ts';

export interface NavigationLinksProps {
  readonly items: readonly NavigationItem[];
  readonly path: string;
  readonly id?: string;
  readonly onFollow?: () => void;
}

export function NavigationLinks({ items, path, id, onFollow }: NavigationLinksProps) {
  return (
    <ul id={id} className="host-links">
      {items.map((item) => (
        <li key={item.label}>
          {item.isExternal ? (
            <ElsewhereLink {...item} />
          ) : (
            <AppLink to={item.to} aria-current={item.to.split('?')[0] === path ? 'page' : undefined} onClick={onFollow}>
              {item.label}
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function ElsewhereLink({ label, to }: NavigationItem) {
  const { shell } = useSsm().strings;
  return (
    <a href={to} target="_blank" rel="noreferrer" title={shell.opensElsewhere}>
      {label}
    </a>
  );
}

export function ExternalLinks({ settings }: { readonly settings: AppSettings }) {
  const { shell } = useSsm().strings;
  const { role } = useAuth();
  const items = externalItems(settings, shell, role);
  return items.length === 0 ? null : <NavigationLinks items={items} path="" />;
}
