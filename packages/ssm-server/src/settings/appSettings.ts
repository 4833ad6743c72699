/** Settings as the application reads them from /config.json. */
import { type FlagSettings, flagServiceOf } from 'ssm-core/internal';
import type { components } from 'ssm-openapi';
import { developmentClientId } from '../identity/demoPerson.ts';
import type { Settings } from './declared/tables.ts';

export type AppSettings = components['schemas']['AppSettings'];

export interface AppSettingsSource {
  readonly settings: Settings;
  readonly page: PageSettings;
  readonly publicUrl?: string | undefined;
}

const embedScripts = {
  na1: 'https://js.hsforms.net/forms/embed/v2.js',
  eu1: 'https://js-eu1.hsforms.net/forms/embed/v2.js',
} as const;

/** Relative to the application's base path, and so right for every host and port of the server. */
const ownProvider = 'oidc';

function identityOf({ settings, publicUrl }: AppSettingsSource): AppSettings['identity'] {
  const who = identitySettings(settings, publicUrl);
  if (who.kind === 'none') return { kind: 'none' };
  const { scope, logoutUrl = '/', loginErrorPath = '/' } = settings.identity;
  return {
    kind: 'oidc',
    authority: who.kind === 'oidc' ? who.issuer : ownProvider,
    clientId: who.kind === 'oidc' ? who.clientId : developmentClientId,
    audience: who.audience,
    scope,
    claimNamespace: who.namespace,
    logoutUrl,
    loginErrorPath,
  };
}

function flagsOf({ flags }: Settings): AppSettings['flags'] {
  const { provider, values } = flags;
  const { needs, takes } = flagServiceOf(provider);
  const isTaken = (setting: keyof FlagSettings): boolean => setting in needs || setting in takes;
  const { url = takes.url, key = takes.key } = flags;
  return {
    provider,
    ...(isTaken('url') && url !== undefined && { url }),
    ...(isTaken('key') && key !== undefined && { key }),
    ...(isTaken('values') && { values }),
  };
}

function formsOf({ forms }: Settings): AppSettings['forms'] {
  const { region, portalId, signUpFormId = null, requestAccessFormId = null, scriptUrl } = forms;
  if (portalId === undefined) return null;
  return { region, portalId, signUpFormId, requestAccessFormId, scriptUrl: scriptUrl ?? embedScripts[region] };
}

export function appSettings(source: AppSettingsSource): AppSettings {
  const { settings, page } = source;
  const { portal = null, customerService = null, studies = null } = settings.links;
  const { dataVisualizationLogin = null, requestAccess = null } = settings.links;
  const { dsn, environment } = settings.errorReports;
  return {
    menuName: page.menuName ?? 'SomaScan Menu',
    api: page.api ?? 'sat',
    identity: identityOf(source),
    flags: flagsOf(settings),
    forms: formsOf(settings),
    cookiePolicyUrl: settings.cookiePolicyUrl ?? null,
    inactivityMs: settings.inactivityMs,
    analyticsId: settings.analyticsId ?? null,
    errorReports: dsn === undefined ? null : { dsn, environment },
    links: { portal, customerService, studies, dataVisualizationLogin, requestAccess },
    menuItems: settings.menuItems.map(({ label, url, roles = null }) => ({ label, url, roles })),
    databases: settings.databases ?? null,
  };
}

/** Settings that the server writes into the application's page, so that one build serves many deployments. */
export interface PageSettings {
  /** Heading and default title; by default those in the page. */
  readonly menuName?: string | undefined;
  /** A path or an http(s) URL of the API; by default the one in the page. */
  readonly api?: string | undefined;
  /** BCP 47 language, which also decides the writing direction; by default that of the page. */
  readonly locale?: string | undefined;
}

export function originOfApi(api: string | undefined): string | undefined {
  return api === undefined || api.startsWith('/') ? undefined : new URL(api).origin;
}

interface SharedIdentity {
  /** Audience that access tokens must have. */
  readonly audience: string;
  /** Prefix of the product's own claims. */
  readonly namespace: string;
}

export type IdentitySettings =
  | { readonly kind: 'none' }
  | (SharedIdentity & { readonly kind: 'development'; readonly accessTokenSeconds: number })
  | (SharedIdentity & { readonly kind: 'oidc'; readonly issuer: string; readonly clientId: string });

/** Returns the settings of the external issuer or, without one, of the development provider. */
export function identitySettings({ identity }: Settings, publicUrl: string | undefined): IdentitySettings {
  const { kind, issuer, clientId = '', audience, claimNamespace: namespace, accessTokenSeconds } = identity;
  if (issuer !== undefined) return { kind: 'oidc', issuer, clientId, audience: audience ?? '', namespace };
  if (kind === 'none') return { kind };
  const own = `${publicUrl ?? 'https://ssm.invalid'}/sat`;
  return { kind: 'development', audience: audience ?? own, namespace, accessTokenSeconds };
}
