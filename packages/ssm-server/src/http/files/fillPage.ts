import { directionOf } from 'ssm-core/internal';
import type { AppSettings, PageSettings } from '../../settings/appSettings.ts';
import { autoLocale } from '../../settings/readSettings.ts';
import { localTexts } from '../../texts/serverTexts.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

const escapedText = (text: string): string => text.replace(/[&"<>]/g, (character) => escapes[character] as string);

function withMeta(page: string, name: string, content: string | undefined): string {
  if (content === undefined) return page;
  const meta = `<meta name="${name}" content="${escapedText(content)}" />`;
  const present = new RegExp(`<meta\\s[^>]*name="${name}"[^>]*>`);
  if (present.test(page)) return page.replace(present, () => meta);
  return page.replace(/<head(?:\s[^>]*)?>/, (head) => head + meta);
}

function withLocale(page: string, locale: string | undefined): string {
  if (locale === undefined) return page;
  // The page itself chooses one of the languages that it lists.
  if (locale === autoLocale)
    return page.replace('<meta name="ssm-languages" content="', (meta) => `${meta}${autoLocale} `);
  const root = `<html lang="${locale}" dir="${directionOf(locale)}"`;
  const noScript = escapedText(localTexts(locale).texts.noScript);
  return page
    .replace(/<html\b([^>]*)/, (_, attributes: string) => root + attributes.replaceAll(/\s(?:lang|dir)="[^"]*"/g, ''))
    .replace(/<noscript>[^<]*<\/noscript>/, () => `<noscript>${noScript}</noscript>`);
}

/** Replaces the settings in the page. If `app` is given, also inserts the content of /config.json. */
export function fillPage(page: string, { menuName, api, locale }: PageSettings, app?: AppSettings): string {
  const named = withMeta(withMeta(withLocale(page, locale), 'ssm-menu-name', menuName), 'ssm-api', api);
  return withMeta(named, 'ssm-settings', app === undefined ? undefined : JSON.stringify(app));
}

export function fillEmbedPage(page: string, settings: PageSettings, origins: readonly string[]): string {
  return withMeta(fillPage(page, settings), 'ssm-embed-origins', origins.join(' '));
}
