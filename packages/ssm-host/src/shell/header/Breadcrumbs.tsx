import { useSsm } from 'ssm-react';
import { AppLink } from '../../address/AppLink.tsx';
import type { Place } from '../../address/usePlace.ts';
import { useAuth } from '../../auth/AuthContext.ts';
import type { AppRoutes } from '../../routes/routes.ts';
import { crumbsOf } from './breadcrumbs.ts';

export interface BreadcrumbsProps {
  readonly routes: AppRoutes;
  readonly place: Place;
  readonly home: string;
  readonly pageName?: string | undefined;
}

export function Breadcrumbs({ routes, place, home, pageName }: BreadcrumbsProps) {
  const { shell } = useSsm().strings;
  const { group } = useAuth().role;
  const crumbs = crumbsOf(routes, place, { pages: shell.pages, group, home, pageName });
  return (
    <nav className="host-Breadcrumbs" aria-label={shell.breadcrumbs}>
      <ol className="host-links">
        {crumbs.map(({ label, to }) => (
          <li key={to ?? ''}>
            {to === null ? <span aria-current="page">{label}</span> : <AppLink to={to}>{label}</AppLink>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
