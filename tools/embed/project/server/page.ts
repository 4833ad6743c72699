/** Renders two independent menus on the server and hydrates them. It has no JSX, so that Node can run it directly. */
import { createElement, Fragment, type ReactElement } from 'react';
import { createSatClient, defaultMenuView } from 'ssm-core';
import { MenuPage, MenuTable, SsmProvider } from 'ssm-react';

const client = createSatClient({ baseUrl: '/sat' });

export function page(): ReactElement {
  const whole = createElement(MenuPage);
  const table = createElement(MenuTable, { defaultView: { ...defaultMenuView, version: 'V_11K' }, height: '30vh' });
  return createElement(
    Fragment,
    null,
    createElement(SsmProvider, { client }, whole),
    createElement(SsmProvider, { client, theme: 'dark' }, table),
  );
}
