/** Reads the settings of the application. Variables take precedence over the file in SSM_SETTINGS. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFlagSettings, nearest } from 'ssm-core/internal';
import { application } from './declared/application.ts';
import { content } from './declared/content.ts';
import { flags as flagSettings } from './declared/services.ts';
import { applicationParts, placeOf, type Settings, tables } from './declared/tables.ts';
import { shown } from './schema/kind.ts';
import { ConfigError, type Environment, type Loose, readTable } from './schema/readTable.ts';

interface SettingsFile {
  readonly name: string;
  readonly values: Loose;
}

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const places: readonly string[] = Object.entries(tables).flatMap(([table, settings]) =>
  Object.keys(settings).flatMap((key) => placeOf(table, key) ?? []),
);

function requireKnownPlaces({ name, values }: SettingsFile): void {
  const written = Object.entries(values).flatMap(([key, value]) => {
    if (!(key in applicationParts)) return [key];
    if (isLoose(value)) return Object.keys(value).map((inner) => `${key}.${inner}`);
    throw new ConfigError(`${key} of ${name} is ${shown(value)}. Set it to an object of settings, or leave it out.`);
  });
  const unknown = written.find((place) => !places.includes(place));
  if (unknown === undefined) return;
  throw new ConfigError(
    `${unknown} of ${name} is no setting. The nearest one is ${nearest(unknown, places)}. Correct the name, or leave it out.`,
  );
}

function readFile(name: string): SettingsFile {
  let values: unknown;
  try {
    values = JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigError(`SSM_SETTINGS names ${name}, which ${why}. Correct it, or unset SSM_SETTINGS.`);
  }
  if (isLoose(values)) return { name, values };
  throw new ConfigError(`SSM_SETTINGS names ${name}, which holds no object of settings. Correct it, or unset it.`);
}

function requireTogether({ identity, flags, forms }: Settings): void {
  const { kind, issuer, clientId, audience } = identity;
  if (kind !== undefined && kind !== 'oidc' && issuer !== undefined) {
    throw new ConfigError(
      `SSM_IDENTITY is ${kind}, but SSM_OIDC_ISSUER names an identity provider elsewhere. Unset one of them.`,
    );
  }
  if (kind === 'oidc' || issuer !== undefined) {
    const missing = Object.entries({
      SSM_OIDC_ISSUER: issuer,
      SSM_OIDC_CLIENT_ID: clientId,
      SSM_OIDC_AUDIENCE: audience,
    })
      .filter(([, value]) => value === undefined)
      .map(([name]) => name);
    if (missing.length > 0) {
      throw new ConfigError(`An identity provider elsewhere also needs ${missing.join(' and ')}. Set what is missing.`);
    }
    if (clientId === audience) {
      throw new ConfigError('SSM_OIDC_AUDIENCE is the client id: ID tokens would do as access tokens. Name the API.');
    }
  }
  for (const { setting, what } of missingFlagSettings(flags.provider, flags)) {
    throw new ConfigError(
      `SSM_FLAGS is ${flags.provider}, which needs ${what}. Set ${flagSettings[setting].variable}.`,
    );
  }
  if ((forms.signUpFormId ?? forms.requestAccessFormId) !== undefined && forms.portalId === undefined) {
    throw new ConfigError('A form needs the portal that it belongs to. Set SSM_FORMS_PORTAL_ID.');
  }
}

/** Throws ConfigError. The message names the variable, or the file and the place in it. */
export function readSettings(env: Environment, currentFolder: string): Settings {
  const { settingsFile } = readTable({ settingsFile: content.settingsFile }, env);
  const file = settingsFile === undefined ? undefined : readFile(path.resolve(currentFolder, settingsFile));
  if (file !== undefined) requireKnownPlaces(file);
  const { name = '', values = {} } = file ?? {};
  const parts = Object.entries(applicationParts).map(([key, table]) => {
    const part = values[key];
    return [key, readTable(table, env, { name, place: `${key}.`, values: isLoose(part) ? part : {} })];
  });
  const settings = {
    ...readTable(application, env, { name, place: '', values }),
    ...Object.fromEntries(parts),
  } as Settings;
  requireTogether(settings);
  return settings;
}

/** Returns the languages that the application's page lists; English if it lists none. */
function languagesOf(staticFolder: string): readonly string[] {
  let page = '';
  try {
    page = readFileSync(path.join(staticFolder, 'index.html'), 'utf8');
  } catch {
    // Without a page, there are no languages to read.
  }
  const [, listed = ''] = /<meta name="ssm-languages" content="([^"]*)"/.exec(page) ?? [];
  return listed === '' ? ['en'] : listed.split(' ');
}

/** With this value each browser chooses: its first language that has texts, otherwise English. */
export const autoLocale = 'auto';

/**
 * Returns the normalised language, or `auto`. Refuses invalid tags and languages without texts; the texts for de also
 * serve de-CH. Without an application, accepts any valid tag. Throws ConfigError.
 */
export function readLocale(text: string | undefined, staticFolder: string | undefined): string | undefined {
  if (text === undefined || text === autoLocale) return text;
  const known = staticFolder === undefined ? undefined : languagesOf(staticFolder);
  const advice = `Set it to ${known === undefined ? 'one such as de or pt-BR' : `one of ${known.join(', ')}`}, or unset it.`;
  let locale: string;
  try {
    locale = new Intl.Locale(text).toString();
  } catch {
    throw new ConfigError(`SSM_LOCALE is "${text}", which is not a language tag. ${advice}`);
  }
  if (known === undefined || known.includes(locale) || known.includes(locale.split('-', 1)[0] as string)) return locale;
  throw new ConfigError(`SSM_LOCALE is "${text}", and the application has no texts in it. ${advice}`);
}
