/** Texts as people and programs write them, brought to a form that can be compared. */
import { fold, plainDigits } from '../table/search/fold.ts';

/** Hyphens and minus signs that are not the plain one. */
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Nobody sees these. */
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** Nothing is to be done with it. */
const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Keeps the last result: one cell is brought to the same form for each kind of name that it may be. */
function keepingLast(compute: (text: string) => string): (text: string) => string {
  let lastText = '';
  let last = compute(lastText);
  return (text) => {
    if (text !== lastText) {
      last = compute(text);
      lastText = text;
    }
    return last;
  };
}

/** One kind of dash, single spaces, plain digits, and nothing that is not seen. */
export const tidy = keepingLast((text) => {
  if (plain.test(text)) return text;
  const composed = text.normalize('NFKC').replace(unseen, '').replace(dashes, '-');
  return plainDigits(composed).replaceAll(/\s+/g, ' ').trim();
});

const around = /^["'`\u2018-\u201f\u00ab\u00bb]+|["'`\u2018-\u201f\u00ab\u00bb]+$/g;
const trailing = /[,;]+$/;

/** How a spreadsheet is kept from reading a text as a date or a number. */
const guarded = /^=\s*"(.*)"$/;

/** The tidy text without what guards it from a spreadsheet, without quotes around it and without the comma or semicolon of a list at its end. */
export function unquote(text: string): string {
  let rest = tidy(text).replace(guarded, '$1');
  for (;;) {
    const shorter = rest.replace(trailing, '').replace(around, '').trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

/** Equal for texts that differ in case, accents and what is not seen alone. */
export const caseKey = keepingLast((text) => fold(tidy(text)));

/** Equal for texts that differ in case, accents, spaces, dashes and underscores alone. */
export const looseKey = keepingLast((text) => caseKey(text).replaceAll(/[\s_-]/g, ''));

/** How British English spells parts of words in names of proteins, where it is never another word: `phosphoenol` keeps its oe. */
const american: Readonly<Record<string, string>> = {
  tumour: 'tumor',
  haem: 'hem',
  aemi: 'emi',
  oestr: 'estr',
  oesoph: 'esoph',
  oedem: 'edem',
  foet: 'fet',
  coeli: 'celi',
  homoeo: 'homeo',
  caerul: 'cerul',
  sulph: 'sulf',
  behaviour: 'behavior',
  fibre: 'fiber',
  signalling: 'signaling',
  isation: 'ization',
};
const british = new RegExp(Object.keys(american).join('|'), 'gi');

/** The text in American spelling, which the names of a menu have; the same text where it has nothing else. */
export function americanSpelling(text: string): string {
  return text.replace(british, (part) => american[part.toLowerCase()] as string);
}

/** Equal for names that differ as their loose keys do not, or in British and American spelling. */
export function looseNameKey(text: string): string {
  return americanSpelling(looseKey(text));
}

/** Greek letters as names of proteins have them, in the two ways in which they are written out. */
const greek: readonly (readonly [letter: string, name: string, latin: string])[] = [
  ['α', 'alpha', 'a'],
  ['β', 'beta', 'b'],
  ['γ', 'gamma', 'g'],
  ['δ', 'delta', 'd'],
  ['ε', 'epsilon', 'e'],
  ['ζ', 'zeta', 'z'],
  ['η', 'eta', 'h'],
  ['θ', 'theta', 'q'],
  ['κ', 'kappa', 'k'],
  ['λ', 'lambda', 'l'],
  ['μ', 'mu', 'm'],
  ['σ', 'sigma', 's'],
  ['τ', 'tau', 't'],
  ['ω', 'omega', 'w'],
];
const namedGreek = new RegExp(
  `(?<=[\\p{L}\\p{N}][\\s_-]?)(?:${greek.map(([, name]) => name).join('|')})(?![\\p{L}])`,
  'giu',
);
const latinOf = new Map(greek.map(([, name, latin]) => [name, latin]));

/** The text with the names of Greek letters behind other parts of a name as Latin letters: IFN-g for IFN-gamma; the same text without any. */
export function abbreviatedGreek(text: string): string {
  return text.replace(namedGreek, (name) => latinOf.get(name.toLowerCase()) as string);
}

const hasGreek = /[α-ωΑ-Ωµ]/;

/** The text with its Greek letters written out, by name and by the Latin letter that stands for each; empty without any. */
export function spelledGreek(text: string): readonly string[] {
  if (!hasGreek.test(text)) return [];
  let named = text.replaceAll('µ', 'μ').toLowerCase();
  let latin = named;
  for (const [letter, name, short] of greek) {
    named = named.replaceAll(letter, name);
    latin = latin.replaceAll(letter, short);
  }
  return [named, latin];
}

/** NT-proBNP as clinics write it; menus write N-terminal pro-BNP. */
const abbreviatedEnd = /^([nc])[\s-]?t(?:erm(?:inal)?)?[\s-]?pro[\s-]?(?=[a-z\d])/i;

/** The text with what is abbreviated in it written out: Greek letters, and the end of a prohormone; empty where nothing is. */
export function spelledOut(text: string): readonly string[] {
  const end = abbreviatedEnd.exec(text);
  if (end === null) return spelledGreek(text);
  const [abbreviation, letter = ''] = end;
  return [...spelledGreek(text), `${letter.toUpperCase()}-terminal pro-${text.slice(abbreviation.length)}`];
}
