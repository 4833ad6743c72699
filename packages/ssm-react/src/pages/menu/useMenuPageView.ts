import { useMemo } from 'react';
import type { MenuView, Role } from 'ssm-core';
import type { MenuOptions } from '../../features/menu/menuOptions.ts';
import type { MenuModel } from '../../features/menu/useMenu.ts';

/** The page's view, which its menu holds, for the parts beside the table. */
export type MenuPageView = Pick<MenuModel, 'view' | 'changeView' | 'readView'>;

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
