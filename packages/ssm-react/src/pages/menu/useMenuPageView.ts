import { useMemo } from 'react';
import type { Menu, MenuView, Role } from 'ssm-core';
import type { MenuOptions } from '../../features/menu/menuOptions.ts';

export type MenuPageView = Pick<Menu, 'changeView' | 'readView'>;

function withoutList(view: MenuView | undefined): MenuView | undefined {
  return view?.list ? { ...view, list: null } : view;
}

/** Removes the list from the view for visitors, who have no bulk search. */
export function useMenuPageView(
  { view, defaultView }: Pick<MenuOptions, 'view' | 'defaultView'>,
  { isPublic }: Role,
): Pick<MenuOptions, 'view' | 'defaultView'> {
  return useMemo(
    () => (isPublic ? { view: withoutList(view), defaultView: withoutList(defaultView) } : { view, defaultView }),
    [isPublic, view, defaultView],
  );
}
