import { mergeLater } from '../../provider/lateTexts.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type LinkTexts, links } from '../../strings/en/links.ts';

/** Returns the texts of links in the provider's strings. */
export function linkTextsOf(strings: Strings): LinkTexts {
  return mergeLater(strings, 'links', links);
}
