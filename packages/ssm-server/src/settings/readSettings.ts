/** Reads what is set about the application: variables first, then the file that SSM_SETTINGS names. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingFlagSettings } from 'ssm-core/internal';
import type { z } from 'zod';
import { ConfigError } from '../config/configError.ts';
import { type Settings, settingsSchema } from './settingsSchema.ts';
import { settingVariables } from './variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;
type Loose = Record<string, unknown>;

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readFile(file: string): Loose {
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof SyntaxError ? 'is not JSON' : 'cannot be read';
    throw new ConfigError(`SSM_SETTINGS names ${file}, which ${why}. Correct it, or unset SSM_SETTINGS.`);
  }
  if (isLoose(value)) return value;
  throw new ConfigError(`SSM_SETTINGS names ${file}, which holds no object of settings. Correct it, or unset it.`);
}

/** The settings with one more; a part that is no object is left for the check to refuse. */
function withValue(settings: Loose, place: string, value: string): Loose {
  const [first = '', ...rest] = place.split('.');
  if (rest.length === 0) return { ...settings, [first]: value };
  const part = settings[first] ?? {};
  return isLoose(part) ? { ...settings, [first]: withValue(part, rest.join('.'), value) } : settings;
}

function sentenceOf({ path: parts, code, message }: z.core.$ZodIssue, env: Environment, file: string | undefined) {
  const place = parts.map(String).join('.');
  const variable = settingVariables[place];
  const isOfVariable = variable !== undefined && (env[variable]?.trim() ?? '') !== '';
  const name = isOfVariable ? variable : `${place === '' ? 'The whole' : place} of ${file ?? 'the settings'}`;
  const wrong = code === 'unrecognized_keys' ? message : message.replace(/^Invalid input: /, '');
  // The value may hold a secret: it is never repeated.
  return `${name} cannot be used: ${wrong}. Correct it, or leave it out.`;
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
      `SSM_FLAGS is ${flags.provider}, which needs ${what}. Set ${settingVariables[`flags.${setting}`]}.`,
    );
  }
  if ((forms.signUpFormId ?? forms.requestAccessFormId) !== undefined && forms.portalId === undefined) {
    throw new ConfigError('A form needs the portal that it belongs to. Set SSM_FORMS_PORTAL_ID.');
  }
}

/** Throws ConfigError, which names the variable, or the file and the place in it. */
export function readSettings(env: Environment, currentFolder: string): Settings {
  const named = env['SSM_SETTINGS']?.trim() ?? '';
  const file = named === '' ? undefined : path.resolve(currentFolder, named);
  let given = file === undefined ? {} : readFile(file);
  for (const [place, variable] of Object.entries(settingVariables)) {
    const value = env[variable]?.trim() ?? '';
    if (value !== '') given = withValue(given, place, value);
  }
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const [first] = result.error.issues;
    throw new ConfigError(first === undefined ? 'The settings cannot be used.' : sentenceOf(first, env, file));
  }
  requireTogether(result.data);
  return result.data;
}
