import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/configError.ts';

/** Returns the languages that the application's page lists; English if it lists none. */
function languagesOf(staticFolder: string): readonly string[] {
  let page = '';
  try {
    page = readFileSync(path.join(staticFolder, 'index.html'), 'utf8');
  } catch {
    // A folder without a page has no languages.
  }
  const [, listed = ''] = /<meta name="ssm-languages" content="([^"]*)"/.exec(page) ?? [];
  return listed === '' ? ['en'] : listed.split(' ');
}

/** Lets each browser choose: its first language with texts, else English. */
export const autoLocale = 'auto';

/**
 * Returns the normalised language, or `auto`. Refuses invalid tags and languages without texts; texts in de serve
 * de-CH. Without an application any tag is accepted. Throws ConfigError.
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
