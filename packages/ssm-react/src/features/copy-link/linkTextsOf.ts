import type { Strings } from '../../strings/en/en.ts';
import { type LinkTexts, links } from '../../strings/en/links.ts';
import { mergeLater } from '../../strings/mergeLater.ts';

/** The texts of links, in the words of the provider's strings. */
export function linkTextsOf(strings: Strings): LinkTexts {
  return mergeLater(strings, 'links', links);
}
