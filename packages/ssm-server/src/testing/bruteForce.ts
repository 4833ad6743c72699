/** Evaluates clauses row by row, independently of the evaluator that is tested. */
import type { Clause } from 'ssm-core';
import { cellValue, type FilterCategory, otherNamesKey, publicationCodes, type Table } from 'ssm-core/engine';

type RowTest = (table: Table, row: number) => boolean;

const plainTexts = new Map<string, string>();

function plain(text: string): string {
  const known = plainTexts.get(text);
  if (known !== undefined) return known;
  const made = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  plainTexts.set(text, made);
  return made;
}

function patternOf(text: string): RegExp {
  const whole = /[*?]/.test(text) ? text : `*${text}*`;
  const source = plain(whole)
    .replaceAll(/[\\^$.+|()[\]{}/]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`, 'su');
}

function numberTest(clause: Clause): (value: number) => boolean {
  if ('low' in clause) return (value) => clause.low <= value && value <= clause.high;
  if (!('number' in clause)) throw new Error(`${clause.key} is not compared with a number.`);
  const { operator, number } = clause;
  if (operator === '>') return (value) => value > number;
  if (operator === '>=') return (value) => value >= number;
  if (operator === '<') return (value) => value < number;
  return (value) => value <= number;
}

function textTest(clause: Clause, isKeyword: boolean): (text: string) => boolean {
  if (!('values' in clause)) throw new Error(`${clause.key} is not compared with a text.`);
  const wanted = clause.values.map(plain);
  return (text) => wanted.some((value) => (isKeyword ? plain(text).includes(value) : plain(text) === value));
}

function textsOf(table: Table, row: number, key: string): readonly string[] {
  return [cellValue(table, row, key)].flat().filter((value) => typeof value === 'string');
}

const greek = Object.entries({ alpha: 'a', beta: 'b', gamma: 'g', delta: 'd', kappa: 'k', epsilon: 'e', lambda: 'l' });

const spellings = new Map<string, readonly string[]>();

function spellingsOf(name: string): readonly string[] {
  const known = spellings.get(name) ?? spell(name);
  spellings.set(name, known);
  return known;
}

function spell(name: string): readonly string[] {
  const joined = (text: string) => plain(text).replaceAll(/[\s_-]/g, '');
  const short = greek.reduce(
    (text, [word, letter]) => text.replaceAll(new RegExp(`(?<=[a-z0-9][ -]?)${word}(?![a-z])`, 'g'), letter),
    plain(name),
  );
  return [joined(name), joined(short)];
}

function bare(item: string): string {
  return plain(item)
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replaceAll(/^["',;\s]+|["',;\s]+$/g, '');
}

function codeOf(item: string): string {
  const seqId = /^(?:seq\.)?(\d+)[._-](\d+)$/.exec(item);
  if (seqId !== null && !/^\d+\.\d+$/.test(item)) return `${seqId[1]}-${seqId[2]}`;
  return /^(?:uniprotkb:)?([a-z]\d[a-z0-9]{4,8})(?:-\d+)?$/.exec(item)?.[1] ?? item;
}

/**
 * Matches a pattern or a name. A name matches text that contains it. It also matches as a list of items, by other names
 * or notations too.
 */
function nameTest(key: string, text: string): RowTest {
  const pattern = patternOf(text);
  const contains: RowTest = (table, row) => textsOf(table, row, key).some((value) => pattern.test(plain(value)));
  if (/[*?]/.test(text)) return contains;
  const items = text
    .split(/[,;\t\n•]/)
    .map(bare)
    .filter((item) => item !== '');
  const words = items.flatMap((item) => (/^[\d-]+(?: [\d-]+)+$/.test(item) ? item.split(' ') : [item]));
  const isCode = key === 'seqId' || key === 'uniProtId';
  const wholes = new Set(words.flatMap((word) => (isCode ? [word, codeOf(word)] : spellingsOf(word))));
  const isWhole = (value: string) => wholes.has(isCode ? plain(value) : (spellingsOf(value)[0] as string));
  const isCalled: RowTest = (table, row) =>
    textsOf(table, row, otherNamesKey)
      .map((item) => item.split('\t'))
      .some(
        ([name = '', , relation]) =>
          /^SL\d{6}$/.test(name) === (key === 'seqId') &&
          (relation === 'accession') === (key === 'uniProtId') &&
          wholes.has(isCode && key !== 'seqId' ? plain(name) : (spellingsOf(name)[0] as string)),
      );
  const known = new Map<Table, boolean>();
  return (table, row) => {
    let isWritten = known.get(table);
    if (isWritten === undefined) {
      isWritten = Array.from({ length: table.rowCount }, (_, each) => each).some((each) => contains(table, each));
      known.set(table, isWritten);
    }
    if (isWritten && words.length !== 1) return contains(table, row);
    const values = textsOf(table, row, key);
    const isFound = isWritten
      ? contains(table, row)
      : values.some((value) => words.some((word) => plain(value).includes(word)));
    return isFound || values.some(isWhole) || isCalled(table, row);
  };
}

function publicationTest(clause: Clause, columns: FilterCategory['columns']): RowTest {
  const wanted = 'values' in clause ? clause.values : [];
  const keys = columns.filter((_, index) => wanted.includes(publicationCodes[index] as string));
  return (table, row) => keys.some((key) => cellValue(table, row, key) !== null);
}

export function bruteForce(clause: Clause, { control, columns }: FilterCategory): RowTest {
  if (control === 'publications') return publicationTest(clause, columns);
  const key = columns[0] as string;
  if ('isTrue' in clause) return (table, row) => (cellValue(table, row, key) === true) === clause.isTrue;
  if (control === 'number') {
    const isWithin = numberTest(clause);
    return (table, row) => {
      const value = cellValue(table, row, key);
      return typeof value === 'number' && isWithin(value);
    };
  }
  if ('text' in clause) return nameTest(key, clause.text);
  const isWanted = textTest(clause, control === 'keywords');
  return (table, row) => textsOf(table, row, key).some(isWanted);
}
