/** What the server writes into the application's page: the settings of one hosting of a build that serves many. */
import { ConfigError } from './configError.ts';

export interface PageSettings {
  /** The heading and the default title; the page's own without. */
  readonly menuName?: string | undefined;
  /** Where the application finds /sat: a path or an http(s) address; as the page says without. */
  readonly api?: string | undefined;
  /** BCP 47: the language, which also says the direction; as the page says without. */
  readonly locale?: string | undefined;
}

/** What the application takes. */
const longestName = 80;

export function readMenuName(text: string | undefined): string | undefined {
  if (text !== undefined && text.length > longestName) {
    throw new ConfigError(`SSM_MENU_NAME has ${text.length} characters. Use at most ${longestName}.`);
  }
  return text;
}

/** Without a slash at its end. Throws ConfigError. */
export function readApi(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const base = 'https://ssm.invalid';
  const isPath = /^\/(?!\/)/.test(text);
  const address = URL.canParse(text, base) ? new URL(text, base) : undefined;
  const isAddress = /^https?:\/\//.test(text) && address?.username === '' && address.password === '';
  // The value may hold a password: it is never repeated.
  if (!(isPath || isAddress) || address === undefined || address.search !== '' || address.hash !== '') {
    throw new ConfigError(
      'SSM_API is neither a path such as /api/sat nor an address such as https://menu.example.org/sat. Correct it, or unset it.',
    );
  }
  return text.replace(/\/+$/, '');
}

/** The origin that the application has to be allowed to call; undefined when it is the page's own. */
export function originOfApi(api: string | undefined): string | undefined {
  return api === undefined || api.startsWith('/') ? undefined : new URL(api).origin;
}
