/** Written out here, because a page that runs the server in memory does not read the settings' declarations. */
import { callTimeoutMs } from 'ssm-core';
import { developmentClientId } from '../identity/demoPerson.ts';
import type { AppSettings } from './appSettings.ts';

export const defaultAppSettings: AppSettings = {
  menuName: 'SomaScan Menu',
  api: 'sat',
  identity: {
    kind: 'oidc',
    authority: 'oidc',
    clientId: developmentClientId,
    audience: 'https://ssm.invalid/sat',
    scope: 'openid profile email',
    claimNamespace: 'https://ssm.invalid/',
    logoutUrl: '/',
    loginErrorPath: '/',
  },
  flags: { provider: 'ofrep', url: '' },
  forms: null,
  cookiePolicyUrl: null,
  inactivityMs: callTimeoutMs,
  analyticsId: null,
  errorReports: null,
  links: { portal: null, customerService: null, studies: null, dataVisualizationLogin: null, requestAccess: null },
  menuItems: [],
  databases: null,
};
