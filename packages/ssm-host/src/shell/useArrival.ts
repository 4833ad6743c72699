// oxlint-disable-next-line no-restricted-imports -- the application is drawn in browsers alone
import { createContext, type RefObject, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import type { AssayVersion } from 'ssm-core';
import { useSsm } from 'ssm-react';
import type { Place } from '../address/AddressContext.ts';
import { useAuth } from '../auth/AuthContext.ts';
import type { RouteMatch } from '../routes/route.ts';

/** The name that a page gives itself, such as the name of a panel. Its route does not know the name. */
export interface PageName {
  readonly path: string;
  readonly name: string;
  readonly version?: AssayVersion;
}

export type NamePage = (name: PageName) => void;

export const PageNameContext = createContext<NamePage>(() => undefined);

export function useNamePage(): NamePage {
  return useContext(PageNameContext);
}

/** Focuses the page after a control that had the focus was removed. */
export function focusMain(): void {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/**
 * Sets the title of the document from the route, or from the name that the page gives itself. Returns the name of the
 * page, without the menu's name unless that is the page's name. A new path moves the focus to the
 * main landmark and scrolls to its top, unless a retained page is shown again. A new query does neither.
 */
export function useArrival(
  match: RouteMatch | null,
  { path, key }: Pick<Place, 'path' | 'key'>,
  main: RefObject<HTMLElement | null>,
  pageName: string | undefined,
): string {
  const { strings, menuName } = useSsm();
  const { role } = useAuth();
  const route = match?.route;
  const page = pageName ?? route?.meta.title?.(strings.shell.pages, role.group, match?.params ?? {});
  const title = page === undefined ? menuName : strings.shell.pageTitle(page, menuName);
  const arrivedAt = useRef<string | null>(null);
  const left = useRef(new Map<string, WeakRef<Element>>());

  useEffect(() => {
    document.title = title;
  }, [title]);

  // Records the focused element before the old page is hidden and loses the focus.
  useLayoutEffect(() => () => void left.current.set(key, new WeakRef(document.activeElement ?? document.body)), [key]);

  useEffect(() => {
    const isFirst = arrivedAt.current === null;
    if (arrivedAt.current === path || route === undefined) return;
    arrivedAt.current = path;
    if (isFirst) return;
    const before = left.current.get(key)?.deref() as HTMLElement | undefined;
    // On a retained page, restores the focus to where the user left it.
    const isKept = before !== undefined && main.current?.contains(before);
    (isKept ? before : main.current)?.focus({ preventScroll: true });
    if (!isKept) main.current?.scrollIntoView({ block: 'start' });
  }, [path, key, route, main]);
  return page ?? menuName;
}
