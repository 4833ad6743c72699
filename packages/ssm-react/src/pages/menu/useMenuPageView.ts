import { useMemo } from 'react';
import type { Menu, MenuView, Role } from 'ssm-core';
import type { MenuOptions } from '../../features/menu/menuOptions.ts';

/** The page's view, which its menu holds, for the parts beside the table: the same object as long as the menu is. */
export type MenuPageView = Pick<Menu, 'changeView' | 'readView'>;

function withoutList(view: MenuView | undefined): MenuView | undefined {
  return view?.list ? { ...view, list: null } : view;
}

/** The views that are given to the page: who may not search in bulk is shown no list either. */
export function useMenuPageView(
  { view, defaultView }: Pick<MenuOptions, 'view' | 'defaultView'>,
  { isPublic }: Role,
): Pick<MenuOptions, 'view' | 'defaultView'> {
  return useMemo(
    () => (isPublic ? { view: withoutList(view), defaultView: withoutList(defaultView) } : { view, defaultView }),
    [isPublic, view, defaultView],
  );
}
