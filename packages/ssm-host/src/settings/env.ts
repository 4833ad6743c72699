/**
 * Settings of one installation, read from index.html and the base path of the build, and the language that the user
 * chose.
 */

export interface Settings {
  readonly menuName: string | undefined;
  readonly apiBase: string;
  /** BCP 47 tag from `<html lang>`, for the format of numbers and for assistive technology. */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly basePath: string;
}

/** Thrown for an unusable setting in index.html; the message says what to write. */
class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const longestName = 80;

function menuNameOf(text: string): string {
  const name = text.trim();
  if (name.length > longestName) {
    throw new SettingsError(`<meta name="ssm-menu-name"> has ${name.length} characters; use at most ${longestName}.`);
  }
  return name;
}

function apiBaseOf(text: string, documentAddress: string): string {
  const written = text.trim();
  const problem = (why: string): SettingsError =>
    new SettingsError(
      `<meta name="ssm-api" content="${written}"> ${why}; use a path such as /sat or an address such as https://example.org/sat.`,
    );
  if (!/^(\/(?!\/)|https?:\/\/)/.test(written)) throw problem('is neither a path nor an http(s) address');
  if (!URL.canParse(written, documentAddress)) throw problem('cannot be read');
  const { search, hash } = new URL(written, documentAddress);
  if (search !== '' || hash !== '') throw problem('has a query or a fragment');
  return written.replace(/\/+$/, '');
}

function localeOf(lang: string): string {
  try {
    return Intl.getCanonicalLocales(lang.trim())[0] ?? 'en';
  } catch {
    throw new SettingsError(`<html lang="${lang}"> is not a language tag; use one such as en or pt-BR.`);
  }
}

function directionOf(dir: string): 'ltr' | 'rtl' {
  const written = dir.trim().toLowerCase();
  if (written === 'rtl') return 'rtl';
  if (written === 'ltr' || written === '') return 'ltr';
  throw new SettingsError(`<html dir="${dir}"> is not a direction; use ltr or rtl.`);
}

export interface WrittenSettings {
  readonly menuName: string;
  readonly api: string;
  readonly lang: string;
  readonly dir: string;
}

/** Validates the settings and fills in defaults. Throws a SettingsError for an unusable setting. */
export function readSettings(
  written: WrittenSettings,
  { basePath, documentAddress }: { readonly basePath: string; readonly documentAddress: string },
): Settings {
  const menuName = menuNameOf(written.menuName);
  return {
    menuName: menuName === '' ? undefined : menuName,
    apiBase: written.api.trim() === '' ? `${basePath}sat` : apiBaseOf(written.api, documentAddress),
    locale: written.lang.trim() === '' ? 'en' : localeOf(written.lang),
    direction: directionOf(written.dir),
    basePath,
  };
}

export function pageSettings(page: Document, basePath: string): Settings {
  const meta = (name: string): string => page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  const { lang, dir } = page.documentElement;
  const written = { menuName: meta('ssm-menu-name'), api: meta('ssm-api'), lang, dir };
  return readSettings(written, { basePath, documentAddress: page.baseURI });
}

/**
 * Storage key of the chosen language. The value is a tag, followed by `rtl` if the language is written from right to
 * left.
 */
export const languageKey = 'language';

/** The first entry in the page's list of languages, if the installation leaves the choice to the browser. */
const auto = 'auto';

/** Returns the language whose texts are used for a tag: the tag itself, or de for de-CH. */
function readAs(lang: string, known: readonly string[]): string {
  return known.includes(lang) ? lang : new Intl.Locale(lang || 'en').language;
}

/**
 * Sets the language of the page: the choice of the user, or else a supported language of the browser if the
 * installation allows that, or else the language of the installation. Keeps the installation's tag if the choice
 * means the same language, such as de-CH for de.
 */
export function speakOwn(
  { documentElement: root, head }: Document,
  chosen: string | null,
  preferred: readonly string[],
): void {
  const known = head.querySelector<HTMLMetaElement>('meta[name="ssm-languages"]')?.content.split(' ') ?? [];
  const [tag = '', direction = 'ltr'] = chosen?.split(' ') ?? [];
  const wanted = known.includes(tag)
    ? tag
    : known[0] === auto && preferred.find((each) => known.includes(each.split('-')[0] as string));
  if (!wanted || readAs(root.lang, known) === wanted) return;
  root.lang = wanted;
  root.dir = direction;
}
