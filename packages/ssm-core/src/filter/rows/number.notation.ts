/** Numbers as users type them in any language, with a sign for the operator before, and a percent sign after. */
import { plainDigits } from '../../table/search/fold.ts';
import type { FilterOperator } from '../filter.keys.ts';

export interface NumberReading {
  readonly number: number;
  /**
   * Number that readers of another language see in the same text, such as 1 in a German `1.000`; null when all
   * languages agree.
   */
  readonly other: number | null;
  readonly isOwn: boolean;
}

export interface NumberNotation {
  readonly read: (text: string) => NumberReading | null;
  readonly write: (number: number) => string;
  readonly find: (text: string) => string | null;
  readonly canFollow: (before: string, character: string) => boolean;
}

const spaces = String.raw` \u00a0\u2007\u2009\u202f`;
const signs = String.raw`+\-\uff0b\uff0d\u2212`;
const marks = String.raw`.,\uff0c\uff0e'\u2019\u02bc\u066b\u066c`;

/** Replaces digits and signs by ASCII ones, and marks that only group digits by `_`. Keeps the Arabic decimal mark. */
function simplify(text: string): string {
  // Intl writes direction marks around the signs of right-to-left languages.
  const normal = text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim();
  return (
    plainDigits(normal)
      // On a Japanese keyboard, users type U+30FC, U+3002 and U+3001 for minus, point and comma.
      .replaceAll(/[\u2212\u30fc]/g, '-')
      .replaceAll('\u3002', '.')
      .replaceAll('\u3001', ',')
      .replaceAll(/[ '\u2019\u02bc\u066c]/g, '_')
      .toLowerCase()
  );
}

const grouped = /^[1-9]\d{0,2}(?:(?:_\d{2,3})*_\d{3}|(?:\.\d{2,3})*\.\d{3}|(?:,\d{2,3})*,\d{3})$/;

function spellWith(decimal: '.' | ',', digits: string): string | null {
  const [whole = '', fraction = '', ...more] = digits.split(decimal === '.' ? /[.\u066b]/ : /[,\u066b]/);
  const isWhole = /^\d*$/.test(whole) || grouped.test(whole);
  if (more.length > 0 || !isWhole || !/^\d*$/.test(fraction) || whole + fraction === '') return null;
  return `${whole.replaceAll(/\D/g, '')}.${fraction}`;
}

function createNumberNotation(locale: string): NumberNotation {
  function partOf(type: Intl.NumberFormatPartTypes, notation: 'standard' | 'scientific', usual: string): string {
    const parts = new Intl.NumberFormat(locale, { notation }).formatToParts(0.5);
    return parts.find((part) => part.type === type)?.value ?? usual;
  }

  const decimal = partOf('decimal', 'standard', '.');
  const [own, foreign] = decimal === ',' ? ([',', '.'] as const) : (['.', ','] as const);
  const exponent = partOf('exponentSeparator', 'scientific', 'E');
  const simpleExponent = simplify(exponent);
  const exponentPattern = exponent.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  // Matches a separate number, not part of a name such as IL-6.
  const among = new RegExp(
    String.raw`(?<!\p{L}[-\u2010-\u2015]?|[\p{N}.,])[${signs}]?` +
      String.raw`(?:\p{Nd}+(?:[${marks}]\p{Nd}+|[${spaces}]\p{Nd}{3}(?!\p{Nd}))*|[.,]\p{Nd}+)` +
      String.raw`(?:(?:e|${exponentPattern})[${signs}]?\p{Nd}+)?(?!\p{N})`,
    'giu',
  );

  function read(text: string): NumberReading | null {
    // NFKC would turn 10² into 102.
    if (/\p{No}/u.test(text)) return null;
    const simple = simplify(text).replace(simpleExponent, 'e');
    const [, sign = '', digits = '', power = '0'] = /^([+-]?)([^e]*)(?:e([+-]?\d+))?$/.exec(simple) ?? [];
    const [ownNumber, other] = [own, foreign].map((mark) => {
      const spelt = spellWith(mark, digits);
      return spelt === null ? null : Number(`${sign}${spelt}e${power}`) + 0;
    }) as [number | null, number | null];
    const number = ownNumber ?? other;
    return number === null ? null : { number, other: other === number ? null : other, isOwn: ownNumber !== null };
  }

  return {
    read,
    write: (number) => String(number).replace('.', decimal),
    find(text) {
      const found = read(text) === null ? (text.match(among) ?? []) : [];
      return found.length === 1 && found[0] !== undefined && read(found[0]) !== null ? found[0] : null;
    },
    canFollow(before, character) {
      const simple = simplify(character);
      if (/^[\d.,\u066b_+-]?$/.test(simple)) return true;
      return /\p{Nd}/u.test(before) && `e${simpleExponent}`.includes(simple);
    },
  };
}

const made = new Map<string, NumberNotation>();

export function numberNotation(locale: string): NumberNotation {
  const notation = made.get(locale) ?? createNumberNotation(locale);
  made.set(locale, notation);
  return notation;
}

export interface SignedText {
  readonly operator: Exclude<FilterOperator, '=' | '*='>;
  /** The text without the sign. */
  readonly rest: string;
}

const operatorOf: Readonly<Record<string, SignedText['operator']>> = {
  '<': '<',
  '>': '>',
  '<=': '<=',
  '>=': '>=',
  '=<': '<=',
  '=>': '>=',
  '\u2264': '<=',
  '\u2265': '>=',
};
const signAtStart = /^\s*([<>=\u2264\u2265\uff1c\uff1e\uff1d]{1,2})\s*/u;
const percentAtEnd = /\s*[%\uff05\u066a]\s*$/u;

/** Reads a sign at the start. `before` is the sign that was typed just before, which a `=` completes. */
export function readSign(text: string, before: SignedText['operator'] | null = null): SignedText | null {
  const [all = '', sign = ''] = signAtStart.exec(text) ?? [];
  const written = sign.normalize('NFKC');
  const operator = operatorOf[written] ?? (written === '=' && before !== null ? operatorOf[`${before}=`] : undefined);
  return operator === undefined ? null : { operator, rest: text.slice(all.length) };
}

function withoutPercent(text: string): string {
  return text.replace(percentAtEnd, '');
}

/** Accepts a percent sign after a number, if the number is a percentage. */
export function percentNotation(notation: NumberNotation): NumberNotation {
  const read: NumberNotation['read'] = (text) => notation.read(withoutPercent(text));
  return {
    read,
    write: notation.write,
    find: (text) => (read(text) === null ? notation.find(text) : null),
    canFollow: (before, character) =>
      notation.canFollow(before, character) || (withoutPercent(character) === '' && read(before) !== null),
  };
}
