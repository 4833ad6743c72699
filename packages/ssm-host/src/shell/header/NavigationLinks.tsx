import { useSsm } from 'ssm-react';
import { AppLink } from '../../address/AppLink.tsx';
import type { NavigationItem } from './navigation.ts';

export interface NavigationLinksProps {
  readonly items: readonly NavigationItem[];
  /** The path that is shown. */
  readonly path: string;
  readonly id?: string;
  /** Told when a link of the application is followed. */
  readonly onFollow?: () => void;
}

/** Links in a list; another site opens in a tab of its own. */
export function NavigationLinks({ items, path, id, onFollow }: NavigationLinksProps) {
  const { shell } = useSsm().strings;
  return (
    <ul id={id} className="host-links">
      {items.map(({ label, to, isExternal }) => (
        <li key={label}>
          {isExternal ? (
            <a href={to} target="_blank" rel="noreferrer" title={shell.opensElsewhere}>
              {label}
            </a>
          ) : (
            <AppLink to={to} aria-current={to.split('?')[0] === path ? 'page' : undefined} onClick={onFollow}>
              {label}
            </AppLink>
          )}
        </li>
      ))}
    </ul>
  );
}
