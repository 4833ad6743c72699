/** Where a link of somebody else's text may lead. */

const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
/** Stands for the page's own place. */
const here = 'https://page.invalid/';

/**
 * The address when it is of the web, an e-mail address or a place of this site; undefined for anything else, as `javascript:`.
 * It is read as a browser reads it, which leaves out line breaks and control characters before it looks for a scheme.
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, here)) return undefined;
  const { protocol, host } = new URL(href, here);
  if (!schemes.has(protocol)) return undefined;
  const isRelative = !/^[\s\p{Cc}]*[a-z][a-z\d+.-]*:/iu.test(href);
  // What begins with two slashes looks like a place of this site, and is none.
  return isRelative && host !== 'page.invalid' ? undefined : href;
}
