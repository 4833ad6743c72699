import { useCallback, useMemo, useRef, useState } from 'react';
import { type AssayVersion, defaultMenuView, type MenuView, type Role, viewOfVersion } from 'ssm-core';
import { useLayoutEffect } from '../ui/layoutEffect.ts';

export interface MenuPageViewOptions {
  readonly view?: MenuView | undefined;
  readonly defaultView?: MenuView | undefined;
  readonly onViewChange?: ((view: MenuView) => void) | undefined;
  /** Who may not search in bulk is shown no list either. */
  readonly role: Role;
  /** The `sub` of the signed-in person, whose choice of columns is theirs alone. */
  readonly sub?: string | undefined;
  readonly onVersionChange?: ((version: AssayVersion) => void) | undefined;
}

export interface MenuPageView {
  readonly view: MenuView;
  readonly changeView: (next: MenuView) => void;
  /** The view as it is now, for functions called by events. */
  readonly readView: () => MenuView;
  /** Shows another version, without what was filtered in the one before. */
  readonly showVersion: (version: AssayVersion) => void;
}

/** The page's view: the property's, or its own. */
export function useMenuPageView(options: MenuPageViewOptions): MenuPageView {
  const { role, sub, onViewChange, onVersionChange } = options;
  const [owner, setOwner] = useState(sub);
  const [ownView, setOwnView] = useState(options.defaultView ?? defaultMenuView);
  if (owner !== sub) {
    setOwner(sub);
    if (owner !== undefined) setOwnView({ ...ownView, columns: null });
  }
  const given = options.view ?? ownView;
  const isBarred = role.isPublic && given.list !== null;
  const view = useMemo(() => (isBarred ? { ...given, list: null } : given), [isBarred, given]);
  const changeView = useCallback(
    (next: MenuView) => {
      setOwnView(next);
      onViewChange?.(next);
    },
    [onViewChange],
  );
  const latest = useRef(view);
  useLayoutEffect(() => {
    latest.current = view;
  });
  const readView = useCallback(() => latest.current, []);
  const { version } = view;
  const showVersion = useCallback(
    (chosen: AssayVersion) => {
      if (chosen === version) return;
      changeView(viewOfVersion(latest.current, chosen));
      onVersionChange?.(chosen);
    },
    [version, changeView, onVersionChange],
  );
  return { view, changeView, readView, showVersion };
}
