import { fold, plainDigits } from '../table/search/fold.ts';

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const unseen = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

const plain = /^[!-~]+(?: [!-~]+)*$/;

/** Caches the last result, because each cell is normalized again for every kind of name. */
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

export const tidy = keepingLast((text) => {
  if (plain.test(text)) return text;
  const composed = text.normalize('NFKC').replace(unseen, '').replace(dashes, '-');
  return plainDigits(composed).replaceAll(/\s+/g, ' ').trim();
});

const around = /^["'`\u2018-\u201f\u00ab\u00bb]+|["'`\u2018-\u201f\u00ab\u00bb]+$/g;
const trailing = /[,;]+$/;

/** Matches the formula with which people stop a spreadsheet from reading a text as a date or number. */
const guarded = /^=\s*"(.*)"$/;

/** Tidies a text, and removes its spreadsheet guard, surrounding quotes and a trailing comma or semicolon. */
export function unquote(text: string): string {
  let rest = tidy(text).replace(guarded, '$1');
  for (;;) {
    const shorter = rest.replace(trailing, '').replace(around, '').trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
}

export const caseKey = keepingLast((text) => fold(tidy(text)));

/** Returns equal keys for texts that differ only in case, accents, spaces, dashes or underscores. */
export const looseKey = keepingLast((text) => caseKey(text).replaceAll(/[\s_-]/g, ''));

/**
 * American spelling by British spelling, for parts of protein names. Only parts that occur in no other word:
 * `phosphoenol` must keep its oe.
 */
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

export function americanSpelling(text: string): string {
  return text.replace(british, (part) => american[part.toLowerCase()] as string);
}

export function looseNameKey(text: string): string {
  return americanSpelling(looseKey(text));
}

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

/** Replaces a Greek letter's name after another part of a name by a Latin letter: IFN-gamma becomes IFN-g. */
export function abbreviatedGreek(text: string): string {
  return text.replace(namedGreek, (name) => latinOf.get(name.toLowerCase()) as string);
}

const hasGreek = /[α-ωΑ-Ωµ]/;

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

/** Matches abbreviations for a protein's end: clinics write NT-proBNP where menus have N-terminal pro-BNP. */
const abbreviatedEnd = /^([nc])[\s-]?t(?:erm(?:inal)?)?[\s-]?pro[\s-]?(?=[a-z\d])/i;

export function spelledOut(text: string): readonly string[] {
  const end = abbreviatedEnd.exec(text);
  if (end === null) return spelledGreek(text);
  const [abbreviation, letter = ''] = end;
  return [...spelledGreek(text), `${letter.toUpperCase()}-terminal pro-${text.slice(abbreviation.length)}`];
}
