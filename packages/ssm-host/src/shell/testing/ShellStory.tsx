import { useState } from 'react';
import {
  type AuthNotice,
  type AuthState,
  createLoadingRegistry,
  createSatClient,
  type Person,
  personOf,
  type RoleTitle,
} from 'ssm-core';
import { knownPerson } from 'ssm-core/internal';
import { createInMemoryServer, type InMemoryServer } from 'ssm-server';
import { App } from '../../App.tsx';
import { createAddress } from '../../address/address.ts';
import { createHistoryWindow } from '../../address/testing/historyWindow.ts';
import type { AppAuth } from '../../auth/appAuth.ts';
import type { AppRoutes } from '../../routes/route.ts';
import { routes } from '../../routes/routes.ts';
import { readAppSettings } from '../../settings/appSettings.ts';
import type { Consent, ConsentStore } from '../../telemetry/consent.ts';

export interface ShellStoryProps {
  readonly who?: RoleTitle | null | 'loading';
  readonly notice?: AuthNotice;
  readonly canSignIn?: boolean;
  readonly start?: string;
  readonly pages?: AppRoutes;
  readonly isDown?: boolean;
  readonly config?: unknown;
  readonly consent?: Consent;
  readonly flagConsent?: Consent;
  readonly theme?: 'light' | 'dark';
  readonly direction?: 'ltr' | 'rtl';
}

function stateOf(who: RoleTitle | null | 'loading', what: AuthNotice | undefined): AuthState {
  if (who === 'loading') return { status: 'loading' };
  const person: Person | null =
    who === null
      ? null
      : personOf({ sub: `demo-${who.toLowerCase()}`, email: `${who.toLowerCase()}@example.org`, roles: [who] }, '');
  return knownPerson(person, what === undefined ? null : { what });
}

const decided = (consent: Consent): ConsentStore => ({ get: () => consent, subscribe: () => () => {}, decide() {} });

function make({
  who = null,
  notice,
  canSignIn = true,
  start = '/',
  config,
  isDown,
  consent = 'refused',
  flagConsent,
}: ShellStoryProps) {
  const state = stateOf(who, notice);
  const loading = createLoadingRegistry();
  let server: Promise<InMemoryServer> | undefined;
  const auth: AppAuth = {
    getSnapshot: () => state,
    subscribe: () => () => {},
    canSignIn,
    signIn() {},
    signOut() {},
    accessToken: async () => undefined,
    expire() {},
  };
  const person = who === null || who === 'loading' ? {} : { person: who };
  return {
    auth,
    loading,
    address: createAddress(createHistoryWindow(start)),
    client: createSatClient({
      loading,
      async fetch(request) {
        server ??= createInMemoryServer(person);
        return (await server).fetch(request);
      },
    }),
    flags: { get: () => (isDown === true ? 'on' : 'off'), subscribe: () => () => {} },
    appSettings: readAppSettings(config, 'https://menu.example/'),
    telemetry: {
      consents: {
        use: decided(consent),
        flags: flagConsent === undefined ? null : () => decided(flagConsent),
      },
      track() {},
      report() {},
    },
  };
}

export function ShellStory(props: ShellStoryProps) {
  const [parts] = useState(() => make(props));
  const { pages = routes, theme = 'light', direction = 'ltr' } = props;
  const settings = { menuName: undefined, apiBase: '/sat', locale: 'en', direction, basePath: '/' } as const;
  return <App {...parts} routes={pages} settings={settings} theme={theme} />;
}
