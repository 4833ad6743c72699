import { flagServiceOf, isFlagService } from 'ssm-core/internal';
import type { AppSettings } from './appSettings.ts';

export interface SettingsOrigins {
  readonly connectOrigins: readonly string[];
  readonly scriptOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
}

const analyticsScript = 'https://www.googletagmanager.com';
const analyticsOrigins = ['https://www.google-analytics.com', 'https://*.google-analytics.com'];

function formOrigins(region: 'na1' | 'eu1'): readonly string[] {
  const suffix = region === 'na1' ? '' : `-${region}`;
  return [`https://forms${suffix}.hsforms.com`, `https://api${suffix}.hsforms.com`];
}

const elsewhere = (address: string | null): readonly string[] =>
  address !== null && /^https?:/.test(address) ? [new URL(address).origin] : [];

function originsOfFlags({ provider, url = '' }: AppSettings['flags']): readonly string[] {
  return [...elsewhere(url), ...(isFlagService(provider) ? flagServiceOf(provider).origins : [])];
}

const unique = (...lists: readonly (readonly string[])[]): readonly string[] => [...new Set(lists.flat())];

/** Returns only origins of services that are configured. */
export function settingsOrigins({ identity, flags, forms, ...rest }: AppSettings): SettingsOrigins {
  const issuer = identity.kind === 'oidc' ? elsewhere(identity.authority) : [];
  const ofFlags = originsOfFlags(flags);
  const ofScript = elsewhere(forms?.scriptUrl ?? null);
  const ofForms = forms === null ? [] : formOrigins(forms.region);
  const consent = elsewhere(rest.cookiePolicyUrl);
  const hasAnalytics = rest.analyticsId !== null;
  return {
    connectOrigins: unique(
      issuer,
      ofFlags,
      ofScript,
      ofForms,
      consent,
      hasAnalytics ? analyticsOrigins : [],
      elsewhere(rest.errorReports?.dsn ?? null),
    ),
    scriptOrigins: unique(ofScript, consent, hasAnalytics ? [analyticsScript] : []),
    frameOrigins: unique(issuer, ofScript, ofForms, consent),
  };
}
