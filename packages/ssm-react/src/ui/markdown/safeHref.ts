const schemes: ReadonlySet<string> = new Set(['http:', 'https:', 'mailto:']);
const here = 'https://page.invalid/';

/**
 * Returns a URL of the web, an e-mail address or this site; undefined for any other, such as `javascript:`. Like a
 * browser it drops line breaks and control characters before it reads the scheme.
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href, here)) return undefined;
  const { protocol, host } = new URL(href, here);
  if (!schemes.has(protocol)) return undefined;
  const isRelative = !/^[\s\p{Cc}]*[a-z][a-z\d+.-]*:/iu.test(href);
  // A URL with two leading slashes looks relative but leads to another site.
  return isRelative && host !== 'page.invalid' ? undefined : href;
}
