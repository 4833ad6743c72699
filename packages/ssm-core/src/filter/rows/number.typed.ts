/** Numbers as users type them in a filter: with a sign for the operator before, and a percent sign after. */
import type { NumberParts } from './filter.value.ts';
import type { NumberNotation } from './number.notation.ts';

export interface SignedText {
  readonly operator: NumberParts['operator'];
  /** The text without the sign. */
  readonly rest: string;
}

const signs: Readonly<Record<string, NumberParts['operator']>> = {
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
  const operator = signs[written] ?? (written === '=' && before !== null ? signs[`${before}=`] : undefined);
  return operator === undefined ? null : { operator, rest: text.slice(all.length) };
}

export function withoutPercent(text: string): string {
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
