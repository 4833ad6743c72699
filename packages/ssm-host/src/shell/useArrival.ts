/** What happens on arrival at a page: its title, and for a person who cannot see the change, its focus. */
// oxlint-disable-next-line no-restricted-imports -- the application is drawn in browsers alone
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useSsm } from 'ssm-react';
import type { Place } from '../address/usePlace.ts';
import { useAuth } from '../auth/AuthContext.ts';
import type { RouteMatch } from '../routes/matchRoute.ts';

/**
 * Sets the page title from the route's meta after each navigation, and from the name that the page has once it is known. A new path moves focus to the
 * main landmark and, unless the browser restores it, scrolls to its top; a new query leaves both alone.
 */
export function useArrival(
  match: RouteMatch | null,
  { path, key }: Pick<Place, 'path' | 'key'>,
  main: RefObject<HTMLElement | null>,
  pageName: string | undefined,
): void {
  const { strings, menuName } = useSsm();
  const { role } = useAuth();
  const route = match?.route;
  const page = pageName ?? route?.meta.title?.(strings.shell.pages, role.group, match?.params ?? {});
  const title = page === undefined ? menuName : strings.shell.pageTitle(page, menuName);
  const arrivedAt = useRef<string | null>(null);
  /** What had the focus at each place when it was left. */
  const left = useRef(new Map<string, WeakRef<Element>>());

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Before the page that is left is hidden, and its focus lost.
  useLayoutEffect(() => () => void left.current.set(key, new WeakRef(document.activeElement ?? document.body)), [key]);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    // An unknown path is only passed through on the way to `/`.
    if (arrivedAt.current === path || route === undefined) return;
    arrivedAt.current = path;
    if (isFirst) return;
    const before = left.current.get(key)?.deref() as HTMLElement | undefined;
    // Back at a page that was kept, the person is where they left it.
    const isKept = before !== undefined && main.current?.contains(before);
    (isKept ? before : main.current)?.focus({ preventScroll: true });
    if (!isKept) main.current?.scrollIntoView({ block: 'start' });
  }, [path, key, route, main]);
}
