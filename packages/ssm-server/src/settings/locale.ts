/** The language of the application and how it writes numbers and dates: SSM_LOCALE. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ConfigError } from '../config/configError.ts';

/** The languages that the built application has texts in, as its page says; English alone where it says nothing. */
function languagesOf(staticFolder: string): readonly string[] {
  let page = '';
  try {
    page = readFileSync(path.join(staticFolder, 'index.html'), 'utf8');
  } catch {
    // A folder without a page gives none: there is nothing to be read in any language.
  }
  const [, listed = ''] = /<meta name="ssm-languages" content="([^"]*)"/.exec(page) ?? [];
  return listed === '' ? ['en'] : listed.split(' ');
}

/** Leaves the language to each browser: the first of its languages that the application has texts in, else English. */
export const autoLocale = 'auto';

/**
 * As the application takes it, or `auto`. Refused is what is no language tag, and what the application has no texts in; de-CH is
 * served by those in de. Without an application to serve nobody reads anything. Throws ConfigError.
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
