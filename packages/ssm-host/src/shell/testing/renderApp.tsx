import { render } from '@testing-library/react';
import { type ComponentType, Fragment, StrictMode } from 'react';
import { createLoadingRegistry, createSatClient, type ReportError } from 'ssm-core';
import { App } from '../../App.tsx';
import { createAddress } from '../../address/address.ts';
import { createHistoryWindow } from '../../address/testing/historyWindow.ts';
import { type AppAuth, createAnonymousAuth } from '../../auth/appAuth.ts';
import type { AppRoute, AppRoutes } from '../../routes/route.ts';
import { type AppSettings, readAppSettings } from '../../settings/appSettings.ts';
import type { Settings } from '../../settings/env.ts';

const settings: Settings = { menuName: undefined, apiBase: '/sat', locale: 'en', direction: 'ltr', basePath: '/' };

export function route(path: string, Component: ComponentType, title?: string): AppRoute {
  return { path, access: 'everyone', meta: title === undefined ? {} : { title: () => title }, Component };
}

export interface Setup {
  readonly start?: string;
  readonly routes: AppRoutes;
  readonly auth?: AppAuth;
  readonly settings?: Partial<Settings>;
  readonly appSettings?: Partial<AppSettings>;
  readonly report?: ReportError;
  readonly isStrict?: boolean;
}

export function renderApp({
  start = '/',
  routes,
  auth = createAnonymousAuth(),
  settings: own = {},
  appSettings = {},
  report = () => {},
  isStrict = true,
}: Setup) {
  const window = createHistoryWindow(start);
  const address = createAddress(window);
  const loading = createLoadingRegistry();
  const Mode = isStrict ? StrictMode : Fragment;
  const { container, unmount } = render(
    <Mode>
      <App
        address={address}
        auth={auth}
        flags={{ get: () => undefined, subscribe: () => () => {} }}
        client={createSatClient({ loading })}
        loading={loading}
        routes={routes}
        settings={{ ...settings, ...own }}
        appSettings={{ ...readAppSettings(undefined, 'https://menu.example/'), ...appSettings }}
        telemetry={{ consents: null, track() {}, report }}
      />
    </Mode>,
  );
  return { window, address, container, unmount };
}
