/** What happens on arrival at a page: its title, and for a person who cannot see the change, its focus. */
import { type RefObject, useEffect, useRef } from 'react';
import { useSsm } from 'ssm-react';
import { useAuth } from '../auth/AuthContext.ts';
import type { RouteMatch } from '../routes/matchRoute.ts';

/**
 * Sets the page title from the route's meta after each navigation, and from the name that the page has once it is known. A new path moves focus to the
 * main landmark and, unless the browser restores it, scrolls to its top; a new query leaves both alone.
 */
export function useArrival(
  match: RouteMatch | null,
  path: string,
  main: RefObject<HTMLElement | null>,
  pageName: string | undefined,
): void {
  const { strings, menuName } = useSsm();
  const { role } = useAuth();
  const route = match?.route;
  const page = pageName ?? route?.meta.title?.(strings.shell.pages, role.group, match?.params ?? {});
  const title = page === undefined ? menuName : strings.shell.pageTitle(page, menuName);
  const arrivedAt = useRef<string | null>(null);

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    // An unknown path is only passed through on the way to `/`.
    if (arrivedAt.current === path || route === undefined) return;
    arrivedAt.current = path;
    if (isFirst) return;
    main.current?.focus({ preventScroll: true });
    main.current?.scrollIntoView({ block: 'start' });
  }, [path, route, main]);
}
