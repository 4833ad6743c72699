/** Texts as people and programs write them, brought to a form that can be compared. */
import { fold } from '../table/fold.ts';

/** Hyphens and minus signs that are not the plain one. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Nobody sees these. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Nothing is to be done with it. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** One kind of dash, single spaces, and nothing that is not seen. */
export function tidy(text: string): string {
  if (plain.test(text)) return text;
  return text.normalize('NFKC').replace(unseen, '').replace(dashes, '-').replaceAll(/\s+/g, ' ').trim();
}

/** Equal for texts that differ in case, accents, spaces, dashes and underscores alone. */
export function looseKey(text: string): string {
  return fold(tidy(text)).replaceAll(/[\s_-]/g, '');
}
