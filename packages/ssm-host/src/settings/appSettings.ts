/** Settings that the server sends at run time, so that one build serves every environment. */
export interface IdentitySettings {
  readonly kind: 'none' | 'oidc';
  readonly issuer: string;
  readonly clientId: string;
  readonly audience: string | undefined;
  readonly scope: string;
  readonly claimNamespace: string;
  readonly logoutUrl: string | undefined;
  readonly loginErrorPath: string | undefined;
}

/** The ids of HubSpot forms. A form without an id is not offered. */
export interface FormSettings {
  readonly region: string;
  readonly portalId: string | undefined;
  readonly signUpFormId: string | undefined;
  readonly requestAccessFormId: string | undefined;
  readonly scriptUrl: string | undefined;
  readonly requestAccessUrl: string | undefined;
}

export interface AppSettings {
  readonly identity: IdentitySettings;
  readonly flags: unknown;
  readonly forms: FormSettings;
  /** Address of the consent manager's script. Default: a policy page of our own. */
  readonly cookiePolicyUrl: string | undefined;
  /** Aborts a response after this many milliseconds without data. */
  readonly inactivityMs: number | undefined;
  readonly analyticsId: string | undefined;
  readonly errorReports: { readonly dsn: string | undefined; readonly environment: string };
  /** Not parsed, like the next two properties: the lazy-loaded code that uses them parses them. */
  readonly links: unknown;
  readonly menuItems: unknown;
  readonly databases: unknown;
}

type Loose = Readonly<Record<string, unknown>>;

export function part(value: unknown): Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

export function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Resolves an address of the settings, which may be relative to the application. Removes trailing slashes. */
export function addressOf(value: unknown, home: string): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, home)) return undefined;
  return new URL(value, home).href.replace(/\/+$/, '');
}

function readIdentity(given: Loose, home: string): IdentitySettings {
  const authority = text(given['authority']);
  const issuer = authority === undefined ? undefined : addressOf(authority, home);
  const clientId = text(given['clientId']);
  return {
    kind: given['kind'] !== 'none' && issuer !== undefined && clientId !== undefined ? 'oidc' : 'none',
    issuer: issuer ?? '',
    clientId: clientId ?? '',
    audience: text(given['audience']),
    scope: text(given['scope']) ?? 'openid profile email',
    claimNamespace: text(given['claimNamespace']) ?? '',
    logoutUrl: text(given['logoutUrl']),
    loginErrorPath: text(given['loginErrorPath']),
  };
}

/**
 * Reads the answer of `/config.json`, which the server has validated. Missing settings get defaults. Without an
 * answer, the application is a menu for visitors. `home` is the application's address.
 */
export function readAppSettings(answer: unknown, home: string): AppSettings {
  const given = part(answer);
  const [forms, errorReports] = ['forms', 'errorReports'].map((key) => part(given[key]));
  return {
    identity: readIdentity(part(given['identity']), home),
    flags: given['flags'],
    forms: {
      region: text(forms?.['region']) ?? 'na1',
      portalId: text(forms?.['portalId']),
      signUpFormId: text(forms?.['signUpFormId']),
      requestAccessFormId: text(forms?.['requestAccessFormId']),
      scriptUrl: text(forms?.['scriptUrl']),
      requestAccessUrl: text(part(given['links'])['requestAccess']),
    },
    cookiePolicyUrl: text(given['cookiePolicyUrl']),
    inactivityMs: Number(given['inactivityMs']) || undefined,
    analyticsId: text(given['analyticsId']),
    errorReports: { dsn: text(errorReports?.['dsn']), environment: text(errorReports?.['environment']) ?? 'prod-ssm' },
    links: given['links'],
    menuItems: given['menuItems'],
    databases: given['databases'],
  };
}

/** How long to wait for the settings. After that the defaults apply, with which the menu works. */
const patienceMs = 3000;

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

export function writtenInstallation(page: Pick<Document, 'querySelector'>, home: string): AppSettings | null {
  const written = page.querySelector<HTMLMetaElement>('meta[name="ssm-settings"]')?.content ?? '';
  return written === '' ? null : readAppSettings(parsed(written), home);
}

export async function installationOf(
  page: Pick<Document, 'querySelector'>,
  home: string,
  fetchShaped: typeof fetch,
): Promise<AppSettings> {
  const written = writtenInstallation(page, home);
  if (written !== null) return written;
  try {
    const response = await fetchShaped(new URL('config.json', home).href, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    return readAppSettings(response.ok ? await response.json() : undefined, home);
  } catch {
    return readAppSettings(undefined, home);
  }
}
