import { mergeLater } from '../../provider/lateTexts.ts';
import type { Strings } from '../../strings/en/en.ts';
import { type LinkTexts, links } from '../../strings/en/links.ts';

/** The texts of links, in the words of the provider's strings. */
export function linkTextsOf(strings: Strings): LinkTexts {
  return mergeLater(strings, 'links', links);
}
